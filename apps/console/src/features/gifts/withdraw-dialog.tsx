/** Withdraws unused gift codes or a coupon, with a reason. */
import { type Coupon, type GiftBatch, voidGifts, withdrawCoupon } from '@quintet/contracts/operator/gifts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useTexts } from '../../texts/language.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'

export type Withdrawn = { batch: GiftBatch } | { coupon: Coupon }

export function WithdrawDialog({ what, onClose }: { what: Withdrawn; onClose: () => void }) {
  const { gifts: words } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const form = 'batch' in what ? ofGifts(what.batch, words) : ofCoupon(what.coupon, words)
  return (
    <ReasonDialog
      {...form}
      submit={words.voidGifts}
      isDangerous
      onClose={onClose}
      onDone={(told) => {
        onClose()
        toast(told)
        void queryClient.invalidateQueries()
      }}
    />
  )
}

type Words = ReturnType<typeof useTexts>['gifts']

function ofGifts({ batch, note, issued, redeemed, voided }: GiftBatch, words: Words) {
  return {
    title: words.voidNamed(note),
    lead: words.voidLead(issued - redeemed - voided),
    act: async (reason: string) =>
      words.voided((await call(voidGifts, { params: { batch }, body: { reason } })).voided),
  }
}

function ofCoupon({ code }: Coupon, words: Words) {
  return {
    title: words.withdrawCoupon(code),
    lead: words.withdrawLead,
    act: async (reason: string) =>
      words.withdrawn((await call(withdrawCoupon, { params: { code }, body: { reason } })).code),
  }
}
