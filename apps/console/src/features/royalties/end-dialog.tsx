/** Ends a contract, or removes one that was entered by mistake. */
import {
  endRoyaltyContract,
  removeRoyaltyContract,
  type RoyaltyContract,
} from '@quintet/contracts/operator/royalties'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useTexts } from '../../texts/language.tsx'
import { Field } from '../../ui/field.tsx'
import { textOf } from '../../ui/form-text.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'

type EndDialogProps = { contract: RoyaltyContract; removes: boolean; month: string; onClose: () => void }

export function EndDialog({ contract: { id, holder, firstMonth }, removes, month, onClose }: EndDialogProps) {
  const { royalties: words } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const params = { id }
  const asked = removes
    ? {
        title: words.removeNamed(holder),
        lead: words.removeLead,
        submit: words.remove,
        isDangerous: true,
        act: (reason: string) => call(removeRoyaltyContract, { params, body: { reason } }),
      }
    : {
        title: words.endNamed(holder),
        lead: words.endLead,
        submit: words.end,
        act: (reason: string, data: FormData) =>
          call(endRoyaltyContract, { params, body: { reason, lastMonth: textOf(data, 'lastMonth') } }),
      }
  return (
    <ReasonDialog
      {...asked}
      onClose={onClose}
      onDone={() => {
        onClose()
        toast(removes ? words.removed : words.ended)
        void queryClient.invalidateQueries({ queryKey: ['royalties'] })
      }}
    >
      {!removes && (
        <Field
          label={words.lastMonth}
          name="lastMonth"
          type="month"
          min={firstMonth}
          defaultValue={month < firstMonth ? firstMonth : month}
          required
        />
      )}
    </ReasonDialog>
  )
}
