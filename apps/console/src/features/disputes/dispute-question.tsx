/** The dialogs that record a step of a dispute. */
import {
  answerDispute,
  DISPUTE_NOTE_MAX,
  type DisputeLine,
  noteOnDispute,
} from '@quintet/contracts/operator/disputes'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { textOf } from '../../ui/form-text.ts'
import { ProvenForm } from '../../ui/proven-form.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'

export type Asked = { dispute: DisputeLine; what: 'note' | 'answered' | 'accepted' | 'again' }

export function DisputeQuestion({ dispute, what, onClose }: Asked & { onClose: () => void }) {
  const { disputes: words, common, proof } = useTexts()
  const formats = useFormats()
  const about = words.of(formats.money(dispute.amountCents, dispute.currency), dispute.email ?? words.erased)
  const queryClient = useQueryClient()
  const toast = useToast()
  const params = { id: dispute.id }
  const onDone = () => {
    onClose()
    toast(common.done)
    void queryClient.invalidateQueries()
  }
  if (what === 'note')
    return (
      <Dialog title={words.note} about={about} lead={words.noteHint} onClose={onClose}>
        <ProvenForm
          submit={words.save}
          proofLead={proof.lead}
          act={(data) => call(noteOnDispute, { params, body: { note: textOf(data, 'note') } })}
          onDone={onDone}
          onClose={onClose}
        >
          <TextArea
            label={words.note}
            name="note"
            rows={6}
            maxLength={DISPUTE_NOTE_MAX}
            defaultValue={dispute.note}
          />
        </ProvenForm>
      </Dialog>
    )
  const leads = { answered: words.answeredLead, accepted: words.acceptedLead, again: words.againLead }
  return (
    <ReasonDialog
      title={words[what]}
      about={about}
      lead={leads[what]}
      submit={words[what]}
      isDangerous={what === 'accepted'}
      act={(reason) =>
        call(answerDispute, { params, body: { answer: what === 'again' ? null : what, reason } })
      }
      onClose={onClose}
      onDone={onDone}
    />
  )
}
