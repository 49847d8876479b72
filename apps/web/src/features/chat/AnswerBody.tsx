import type { Citation } from '@berea/contract'
import { createContext, type ReactNode, useContext } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { LANG, useLocale } from '../../i18n/words.ts'
import { ReferenceLanguage } from '../../works/reference.ts'
import { useWorkLanguage } from '../../works/works.ts'
import styles from './AnswerBody.module.css'
import type { Answer } from './answer.ts'
import { Cite } from './Cite.tsx'
import { helpLink, textOf } from './help-link.ts'
import { footnotes, showable } from './markdown.ts'
import { footnoteNumbers, isLeaf } from './numbers.ts'
import { Quotation } from './Quotation.tsx'
import { Scripture } from './Scripture.tsx'
import { sideBySide } from './side-by-side.ts'
import { TraditionRow, Traditions } from './Traditions.tsx'

type Cited = { readonly citations: readonly Citation[]; readonly numbers: ReadonlyMap<number, number> }

const Citations = createContext<Cited>({ citations: [], numbers: new Map() })

/** An answer's text, set: lead, sections, leaves of Scripture, footnotes. */
export function AnswerBody({ answer, first }: { answer: Answer; first: boolean }) {
  const running = answer.status === 'running'
  const { citations } = answer
  const locale = useLocale()
  const language = LANG[answer.understood?.language ?? locale]
  const workLanguage = useWorkLanguage()
  const marking = [
    footnotes(citations, (work) => {
      const of = workLanguage(work)
      // Both scripts of Chinese share their marks; what was converted is in the reader's own.
      return of && of.slice(0, 2) !== language.slice(0, 2) && of.length <= 3 ? of : undefined
    }),
    sideBySide,
  ]
  return (
    <ReferenceLanguage value={answer.understood?.language}>
      <Citations value={{ citations, numbers: footnoteNumbers(answer) }}>
        <div className={`${styles.answer} ${running ? styles.running : ''}`} lang={language}>
          <Markdown
            remarkPlugins={[remarkGfm]}
            rehypePlugins={marking}
            components={first ? belowTitle : belowHeading}
            urlTransform={(url) => url}
            skipHtml
          >
            {showable(answer.text, running)}
          </Markdown>
        </div>
      </Citations>
    </ReferenceLanguage>
  )
}

const parts: Components = {
  q: ({ title, lang, children }) => (
    <span className={title === 'verse' ? styles.scripture : undefined} lang={lang}>
      {children}
    </span>
  ),
  sup: ({ id, title }) => <Footnote n={Number(id)} tight={title === 'tight'} />,
  blockquote: ({ cite = '', children }) => <Block numbers={cite.split(' ').map(Number)}>{children}</Block>,
  table: ({ children }) => <Traditions>{children}</Traditions>,
  thead: ({ children }) => children,
  tbody: ({ children }) => children,
  tr: ({ node, children }) => <TraditionRow filled={cellsIn(node)}>{children}</TraditionRow>,
  th: ({ children }) => children,
  td: ({ children }) => <span>{children}</span>,
  a: ({ node, href = '', children }) => <HelpLink to={helpLink(href, textOf(node))}>{children}</HelpLink>,
  // The engines write no pictures: what looks like one was a text's own.
  img: ({ alt }) => alt,
}

/** The engines write sections as third-rank headings, with parts of the fourth; on the page they stand right below their question. */
const sections = (Section: 'h2' | 'h3', Part: 'h3' | 'h4'): Components => {
  const heading = ({ children }: { children?: ReactNode }) => <Section>{children}</Section>
  const part = ({ children }: { children?: ReactNode }) => <Part>{children}</Part>
  return { ...parts, h1: heading, h2: heading, h3: heading, h4: part }
}

const belowTitle = sections('h2', 'h3')
const belowHeading = sections('h3', 'h4')

/** How many cells of a row say something. */
const cellsIn = (row: ExtraProps['node']): number =>
  row?.children.filter((cell) => cell.type === 'element' && cell.children.length > 0).length ?? 0

function HelpLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (!to) return children
  const elsewhere = to.startsWith('tel:') ? {} : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a href={to} className={styles.help} {...elsewhere}>
      {children}
    </a>
  )
}

function useCitation(n: number | undefined): Citation | undefined {
  return useContext(Citations).citations.find((citation) => citation.n === n)
}

function Footnote({ n, tight }: { n: number; tight: boolean }) {
  const citation = useCitation(n)
  const number = useContext(Citations).numbers.get(n) ?? n
  return citation ? <Cite citation={citation} number={number} tight={tight} /> : null
}

function Block({ numbers, children }: { numbers: readonly number[]; children: ReactNode }) {
  const citation = useCitation(numbers[0])
  if (citation && isLeaf(citation)) return <Scripture citation={citation} />
  return <Quotation citation={citation}>{children}</Quotation>
}
