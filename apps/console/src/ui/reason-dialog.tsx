/** Asks for the reason of a change, and for the password if the service requires proof. @spec decisions 13.4 */
import type { ReactNode } from 'react'
import { useTexts } from '../texts/language.tsx'
import { Dialog } from './dialog.tsx'
import { TextArea } from './field.tsx'
import { textOf } from './form-text.ts'
import { ProvenForm } from './proven-form.tsx'

type ReasonDialogProps<Answer> = {
  title: string
  about?: string
  lead: string
  submit: string
  /** The button that does nothing, if “Cancel” could mean either. */
  dismiss?: string
  /** The field's label, if the text is not a reason. */
  reasonLabel?: string
  isDangerous?: boolean
  /** Why the password is asked for, if the reason is worth saying. */
  proofLead?: string
  /** Carries out the change with the reason and the form's other fields. */
  act: (reason: string, data: FormData) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
  children?: ReactNode
}

export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const { common, proof } = useTexts()
  const { title, about, lead, reasonLabel, proofLead = proof.lead, act, children, ...rest } = props
  return (
    <Dialog title={title} about={about} lead={lead} onClose={rest.onClose}>
      <ProvenForm {...rest} proofLead={proofLead} act={(data) => act(textOf(data, 'reason'), data)}>
        {children}
        <TextArea
          label={reasonLabel ?? common.reason}
          hint={reasonLabel ? undefined : common.reasonHint}
          name="reason"
          maxLength={500}
          required
        />
      </ProvenForm>
    </Dialog>
  )
}
