import { Link } from '@tanstack/react-router'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import styles from './Prose.module.css'

const parts: Components = {
  // The page's title stands above.
  h1: ({ children }) => <h2>{children}</h2>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard
    <div className={styles.wide} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  a: ({ href = '', children }) => {
    if (href.startsWith('/')) return <Link to={href}>{children}</Link>
    const elsewhere = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
    return (
      <a href={href} {...elsewhere}>
        {children}
      </a>
    )
  },
  img: ({ alt }) => alt,
}

/** A longer text of ours or of the operator's, as Markdown; what is HTML in it is left out. */
export const Prose = ({ children }: { children: string }) => (
  <div className={styles.prose}>
    <Markdown remarkPlugins={[remarkGfm]} components={parts} skipHtml>
      {children}
    </Markdown>
  </div>
)
