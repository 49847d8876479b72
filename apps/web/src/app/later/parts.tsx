import { speakPages } from '../../i18n/words.ts'
import { PartWaiting, part } from '../../ui/part.tsx'
import { script } from '../../ui/script.ts'
import { VerseWaiting } from '../../works/VerseWaiting.tsx'
import { Page } from '../frame/Page.tsx'
import { Progress } from '../frame/Progress.tsx'
import single from '../pages/SinglePage.module.css'
import { ReaderWaiting } from './ReaderWaiting.tsx'

/**
 * What the first page needs none of, in one script: the renderer of Markdown and the names of the Bible's books alone are
 * as large as all of the first load that is our own. It is the only one, so that what is fetched first comes in few
 * files and not in twenty that wait for one another.
 */
export const later = script(() => import('./later.ts'))

/** A script of pages that have sentences of their own, which come with it. */
const spoken = <Module,>(load: () => Promise<Module>) =>
  script(async () => {
    const [module] = await Promise.all([load(), speakPages()])
    return module
  })

/** Settings, and what else is opened now and then. */
export const pages = spoken(() => import('./pages.ts'))

/** The operator's pages. */
const admin = spoken(() => import('./admin.ts'))
/** The ways in, and what an account is asked before anything else. */
const signIn = spoken(() => import('./sign-in.ts'))

type Waiting = Parameters<typeof PartWaiting>[0]

const PageWaiting = (waiting: Waiting) => (
  <Page>
    {!waiting.failed && <Progress />}
    <PartWaiting {...waiting} />
  </Page>
)

/** The script of a frame has not come: so much of its room is here at once. */
const FrameWaiting = (waiting: Waiting) => (
  <main className={single.single}>
    {!waiting.failed && <Progress />}
    <PartWaiting {...waiting} />
  </main>
)

export const AnswerView = part(later, ({ AnswerView }) => AnswerView)
export const Reader = part(later, ({ Reader }) => Reader, ReaderWaiting)
export const LibraryPage = part(later, ({ LibraryPage }) => LibraryPage, PageWaiting)
export const SettingPage = part(pages, ({ SettingPage }) => SettingPage, PageWaiting)
export const AboutPage = part(pages, ({ AboutPage }) => AboutPage, PageWaiting)
export const HelpPage = part(pages, ({ HelpPage }) => HelpPage, PageWaiting)
export const PolicyPage = part(pages, ({ PolicyPage }) => PolicyPage, PageWaiting)
export const ServicePage = part(pages, ({ ServicePage }) => ServicePage, PageWaiting)
export const SupportPage = part(pages, ({ SupportPage }) => SupportPage, PageWaiting)

const Nothing = () => null
/** Comes over the page, which stays as it is until then. */
export const ShareDialog = part(pages, ({ ShareDialog }) => ShareDialog, Nothing)
export const TourPage = part(pages, ({ TourPage }) => TourPage, Nothing)
/** It tells of a day that is weeks away. */
export const OldHostNotice = part(pages, ({ OldHostNotice }) => OldHostNotice, Nothing, false)

export const AdminFrame = part(admin, ({ AdminFrame }) => AdminFrame, FrameWaiting)
export const PartnersPage = part(admin, ({ PartnersPage }) => PartnersPage)
export const EnginesPage = part(admin, ({ EnginesPage }) => EnginesPage)
export const OutboxPage = part(admin, ({ OutboxPage }) => OutboxPage)

export const NameVerse = part(later, ({ NameVerse }) => NameVerse, VerseWaiting)
export const SignInFrame = part(signIn, ({ SignInFrame }) => SignInFrame, FrameWaiting)
export const LoginPage = part(signIn, ({ LoginPage }) => LoginPage)
export const VerifyPage = part(signIn, ({ VerifyPage }) => VerifyPage)
export const ResetPasswordPage = part(signIn, ({ ResetPasswordPage }) => ResetPasswordPage)
export const SetPasswordPage = part(signIn, ({ SetPasswordPage }) => SetPasswordPage)
export const QrPage = part(signIn, ({ QrPage }) => QrPage)
export const ExternalAccessPage = part(signIn, ({ ExternalAccessPage }) => ExternalAccessPage)
/** Comes over the page; until it has come the page is as it is, and asking is refused by the server. */
export const FirstThings = part(signIn, ({ FirstThings }) => FirstThings, Nothing)
