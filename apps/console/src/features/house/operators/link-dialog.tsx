import { INVITATION_DAYS } from '@quintet/domain/operator'
import { useState } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import form from '../../../ui/form.module.css'

/** Whose link. */
export type ShownLink = { email: string; link: string }

/** The link of an invitation, which nobody sees again. */
export function LinkDialog({ email, link, onClose }: ShownLink & { onClose: () => void }) {
  const { operators: words } = useTexts().house
  const [isCopied, setCopied] = useState(false)
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
          {/* Browsers have it only where what they show came safely. */}
          {'clipboard' in navigator && (
            <Button onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
              {isCopied ? words.copied : words.copy}
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
