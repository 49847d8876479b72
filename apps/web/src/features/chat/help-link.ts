import type { Node } from './markdown.ts'

/**
 * Where a link of an answer may lead: a telephone number, or a site that is called by its own address, as helplines are.
 * The engines write no others; what else looks like a link was a text's own, and leads nowhere.
 * `helpLink('tel:+18002738255', '1-800-273-8255')` is the number; `helpLink('https://evil.example', 'John 3:16')` is nothing.
 */
export function helpLink(href: string, text: string): string | undefined {
  const number = /^tel:([*+]?[\d-]+)$/.exec(href)?.[1]
  if (number !== undefined) return endsAlike(digits(number), digits(text)) ? href : undefined
  if (!href.startsWith('https://') || !URL.canParse(href)) return undefined
  const { host, pathname } = new URL(href)
  const named = text
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '')
  const bare = host.replace(/^www\./, '')
  return [host, bare].flatMap((each) => [each, each + pathname.replace(/\/$/, '')]).includes(named) ? href : undefined
}

const digits = (text: string): string => text.replaceAll(/\D/g, '')

/** A number may be dialled with its country's code and written without, or with the zero that the code stands for. */
function endsAlike(dialled: string, written: string): boolean {
  const local = written.replace(/^0/, '')
  return local.length >= 2 && dialled.endsWith(local)
}

export const textOf = (node: Node | undefined): string =>
  (node?.value ?? '') + (node?.children ?? []).map((child) => textOf(child)).join('')
