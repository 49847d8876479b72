import type { ReactNode } from 'react'
import styles from './Reader.module.css'

type Props = {
  readonly title: ReactNode
  readonly lang?: string | undefined
  readonly rank: 1 | 2
  readonly children?: ReactNode
}

export function ReaderHead({ title, lang, rank, children }: Props) {
  const Title = rank === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.head}>
      <Title className={styles.title} lang={lang} tabIndex={-1} data-reader-title="">
        {title}
      </Title>
      {children}
    </div>
  )
}
