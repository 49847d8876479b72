import { Menu as MenuIcon, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { MOBILE, PHONE, useMedia } from '../../ui/use-media.ts'
import { EditionMenu } from './EditionMenu.tsx'
import { useFrame } from './frame.ts'
import { MoreMenu } from './MoreMenu.tsx'
import styles from './Topbar.module.css'

type Props = {
  readonly title?: ReactNode
  readonly welcome?: boolean
  /** Whether the Bible of the answers is chosen here; where a Bible is read, its own choice stands beside the text. */
  readonly editions?: boolean
}

/** Above every page. On a small screen it opens the side, and a welcome shows the mark. */
export function Topbar({ title, welcome = false, editions = true }: Props) {
  const words = useWords()
  const mobile = useMedia(MOBILE)
  const phone = useMedia(PHONE)
  const { openDrawer, newConversation } = useFrame()
  return (
    <header className={styles.bar}>
      {mobile && (
        <IconButton label={words('sidebar.open')} onClick={openDrawer}>
          <MenuIcon />
        </IconButton>
      )}
      {mobile && welcome && (
        <span className={styles.mark}>
          <Mark />
        </span>
      )}
      <span className={styles.title}>{title}</span>
      {!phone && editions && <EditionMenu />}
      {mobile && !welcome && (
        <IconButton label={words('chat.new')} onClick={newConversation}>
          <SquarePen />
        </IconButton>
      )}
      <MoreMenu />
    </header>
  )
}
