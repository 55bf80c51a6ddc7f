import { INVITATION_DAYS } from '@quintet/domain/operation/operator'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import form from '../../../ui/form.module.css'

/** An invitation link and the address it is for. */
export type ShownLink = { email: string; link: string }

/** Shows an invitation link, which is never shown again. */
export function LinkDialog({ email, link, onClose }: ShownLink & { onClose: () => void }) {
  const { operators: words } = useTexts().house
  return (
    <Dialog title={words.linkOf(email)} lead={words.linkLead(INVITATION_DAYS)} onClose={onClose}>
      <div className={form.form}>
        <TextArea
          label={words.link}
          rows={3}
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <div className={form.actions}>
          <CopyButton text={link} />
          <Button look="primary" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
