import { useNavigate } from '@tanstack/react-router'
import { CircleHelp, Ellipsis, Info, Link as LinkIcon, Quote, Share2 } from 'lucide-react'
import { useState } from 'react'
import { ExpressionChoice } from '../../features/settings/ExpressionChoice.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Dialog, DialogActions, DialogText } from '../../ui/Dialog.tsx'
import { Menu, MenuItem, MenuLine, MenuNote } from '../../ui/Menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { VERSION } from '../version.ts'
import { useFrame } from './frame.ts'

/** About and help, the product to be shared, its address, the wording, the version. */
export function MoreMenu() {
  const words = useWords()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'expression'>()
  const { share } = useFrame()
  const close = () => setOpen(undefined)
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.origin)
      toast(words('more.linkCopied'))
    } catch {
      // A page without https has no clipboard: here it can be read, and copied by hand.
      share()
    }
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
        <MenuItem icon={<Share2 />} onPick={share}>
          {words('share.title')}
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
