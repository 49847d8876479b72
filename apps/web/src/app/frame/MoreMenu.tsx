import { useNavigate } from '@tanstack/react-router'
import { CircleHelp, Ellipsis, Info, Link as LinkIcon, Quote } from 'lucide-react'
import { useState } from 'react'
import { ExpressionChoice } from '../../features/settings/ExpressionChoice.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Dialog, DialogActions, DialogText } from '../../ui/Dialog.tsx'
import { Menu, MenuItem, MenuLine, MenuNote } from '../../ui/Menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { VERSION } from '../version.ts'

/** About and help, the product's address, the wording, the version. */
export function MoreMenu() {
  const words = useWords()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'expression'>()
  const close = () => setOpen(undefined)
  const copyLink = async () => {
    await navigator.clipboard.writeText(location.origin)
    toast(words('more.linkCopied'))
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton label={words('more.title')}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Info />} onPick={() => navigate({ to: '/about' })}>
          {words('about.title')}
        </MenuItem>
        <MenuItem icon={<CircleHelp />} onPick={() => navigate({ to: '/help' })}>
          {words('help.title')}
        </MenuItem>
        <MenuItem icon={<LinkIcon />} onPick={copyLink}>
          {words('more.copyLink')}
        </MenuItem>
        <MenuItem icon={<Quote />} onPick={() => setOpen('expression')}>
          {words('expression.choose')}
        </MenuItem>
        <MenuLine />
        <MenuNote>{words('more.version', { version: VERSION })}</MenuNote>
      </Menu>
      <Dialog open={open === 'expression'} onClose={close} title={words('expression.choose')}>
        <DialogText>{words('expression.note')}</DialogText>
        <ExpressionChoice />
        <DialogActions>
          <Button look="primary" onClick={close}>
            {words('close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
