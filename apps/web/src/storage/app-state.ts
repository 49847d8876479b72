import { type Member, member } from '@berea/contract'
import { LOCALES, type Locale, TRADITIONS, type Tradition } from '@berea/scripture'
import { create } from 'zustand'
import { readLocal, writeLocal } from './local.ts'

export const THEMES = ['olive', 'lapis', 'madder', 'ink'] as const
type Theme = (typeof THEMES)[number]
const COLOUR_MODES = ['system', 'light', 'dark'] as const
export type ColourMode = (typeof COLOUR_MODES)[number]
export const SIZES = [0.9, 1, 1.12, 1.25, 1.4] as const
type Size = (typeof SIZES)[number]

export type Drafts = Readonly<Record<string, string>>

/** The global record: what a person has chosen here and what the page would be sorry to forget. */
export type AppState = {
  readonly language: Locale
  readonly theme: Theme
  readonly mode: ColourMode
  readonly size: Size
  readonly lessMotion: boolean
  readonly shortcuts: boolean
  readonly tradition: Tradition
  /** The chosen Bible, by language; the tradition's own where absent. */
  readonly editions: Partial<Record<Locale, string>>
  readonly answerMode: 'deep' | 'quick'
  readonly railed: boolean
  readonly readerWidth: number
  /** What stands unsent in the composer, by conversation. */
  readonly drafts: Drafts
  /** The line that says which engine answers has been shown. */
  readonly engineNoted: boolean
  /** The address whose notice has been understood. */
  readonly closedNotice: string
  /** Who is signed in, as the server told it last; undefined: it was never asked, as for most visitors. */
  readonly userInfo: Member | undefined
  /** The account's sign-in outlives the browser. */
  readonly remember: boolean
  /** What the server said when an account's sign-in had ended, until somebody signs in or goes on as a visitor. */
  readonly signInEnded: string | undefined
}

export const FIRST_STATE: AppState = {
  language: 'zh-cn',
  theme: 'olive',
  mode: 'system',
  size: 1,
  lessMotion: false,
  shortcuts: true,
  tradition: 'none',
  editions: {},
  answerMode: 'deep',
  railed: false,
  readerWidth: 452,
  drafts: {},
  engineNoted: false,
  closedNotice: '',
  userInfo: undefined,
  remember: false,
  signInEnded: undefined,
}

/**
 * Reads a stored record and keeps of it what is still understood: `{"theme":"lapis","size":7}` gives
 * lapis and the ordinary size. Anything else gives the first state.
 */
export function parseAppState(stored: string | undefined): AppState {
  const read = parseRecord(stored)
  const state = { ...FIRST_STATE }
  return {
    ...state,
    language: oneOf(LOCALES, read.language, state.language),
    theme: oneOf(THEMES, read.theme, state.theme),
    mode: oneOf(COLOUR_MODES, read.mode, state.mode),
    size: oneOf(SIZES, read.size, state.size),
    lessMotion: read.lessMotion === true,
    shortcuts: read.shortcuts !== false,
    tradition: oneOf(TRADITIONS, read.tradition, state.tradition),
    editions: parseEditions(read.editions),
    answerMode: oneOf(['deep', 'quick'] as const, read.answerMode, state.answerMode),
    railed: read.railed === true,
    readerWidth: typeof read.readerWidth === 'number' ? clampWidth(read.readerWidth) : state.readerWidth,
    drafts: parseDrafts(read.drafts),
    engineNoted: read.engineNoted === true,
    closedNotice: typeof read.closedNotice === 'string' ? read.closedNotice : '',
    userInfo: member.safeParse(read.userInfo).data,
    remember: read.remember === true,
    signInEnded: typeof read.signInEnded === 'string' ? read.signInEnded : undefined,
  }
}

/** The reader beside the answer is 380 to 620 px wide. */
export const clampWidth = (width: number): number => Math.round(Math.min(620, Math.max(380, width)))

function parseRecord(stored: string | undefined): Record<string, unknown> {
  if (stored === undefined) return {}
  try {
    const read: unknown = JSON.parse(stored)
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

function parseEditions(read: unknown): AppState['editions'] {
  if (typeof read !== 'object' || read === null) return {}
  const known = Object.entries(read).filter(
    ([locale, edition]) => typeof edition === 'string' && LOCALES.some((each) => each === locale),
  )
  return Object.fromEntries(known)
}

function parseDrafts(read: unknown): Drafts {
  if (typeof read !== 'object' || read === null) return {}
  return Object.fromEntries(Object.entries(read).filter(([, text]) => typeof text === 'string' && text !== ''))
}

function oneOf<Value>(values: readonly Value[], read: unknown, otherwise: Value): Value {
  return values.find((value) => value === read) ?? otherwise
}

export const useAppState = create<AppState>(() => parseAppState(readLocal('app')))

/** What belongs to the browser and not to a tab: another tab may have changed it since. */
type Shared = Pick<AppState, 'drafts' | 'userInfo' | 'remember' | 'signInEnded'>

/** Changes some of the record and stores all of it, with what other tabs have changed. */
export function changeAppState(change: Partial<AppState>): void {
  useAppState.setState({ ...storedShared(), ...change })
  writeLocal('app', JSON.stringify(useAppState.getState()))
}

/** Brings what another tab has changed into this one. */
export const readOtherTabs = (): void => useAppState.setState(storedShared())

/** As another tab may have left them; a closed storage keeps none, and this tab has its own. */
export const storedDrafts = (): Drafts => storedShared().drafts

function storedShared(): Shared {
  const stored = readLocal('app')
  const own = useAppState.getState()
  const { drafts, userInfo, remember, signInEnded } = stored === undefined ? own : parseAppState(stored)
  // The same person stays the same value, so that nothing is drawn anew for every letter that is typed.
  const isSame = JSON.stringify(userInfo) === JSON.stringify(own.userInfo)
  return { drafts, userInfo: isSame ? own.userInfo : userInfo, remember, signInEnded }
}
