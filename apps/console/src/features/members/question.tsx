/** The dialogs that confirm an action on an account. */
import {
  blockMember,
  cancelMembership,
  changeAddress,
  endMemberSessions,
  eraseMember,
  extendMembership,
  type MemberRecord,
  refundInvoice,
  sendMemberData,
  unblockMember,
  writeNote,
} from '@quintet/contracts/operator/members'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Field } from '../../ui/field.tsx'
import { textOf } from '../../ui/form-text.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ExtensionDays, readDays } from './extension-days.tsx'
import { readAmount, RefundAmount } from './refund-amount.tsx'

type Simple = 'end' | 'data' | 'cancel' | 'block' | 'unblock' | 'erase' | 'extend' | 'address' | 'note'
export type Asked = { what: Simple } | { what: 'refund'; invoice: MemberRecord['invoices'][number] }

/** Actions that need only a reason. */
type PlainChange =
  | typeof blockMember
  | typeof cancelMembership
  | typeof endMemberSessions
  | typeof sendMemberData
  | typeof unblockMember

type Form = {
  title: string
  lead: string
  submit?: string
  /** The button that does nothing, if “Cancel” could mean either. */
  dismiss?: string
  isHarmless?: boolean
  reasonLabel?: string
  proofLead?: string
  act: (reason: string, data: FormData) => Promise<{ changed: boolean }>
  fields?: ReactNode
}

export function Question({
  member,
  asked,
  onClose,
}: {
  member: MemberRecord
  asked: Asked
  onClose: () => void
}) {
  const texts = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const refund = useRefund(member.id)
  const simple = useForms(member)
  const form = asked.what === 'refund' ? refund(asked.invoice) : simple[asked.what]
  return (
    <ReasonDialog
      title={form.title}
      about={member.email}
      lead={form.lead}
      submit={form.submit ?? form.title}
      {...(form.dismiss ? { dismiss: form.dismiss } : {})}
      isDangerous={!form.isHarmless}
      {...(form.reasonLabel ? { reasonLabel: form.reasonLabel } : {})}
      {...(form.proofLead ? { proofLead: form.proofLead } : {})}
      act={form.act}
      onClose={onClose}
      onDone={({ changed }) => {
        onClose()
        toast(changed ? texts.common.done : texts.approvals.waits)
        void queryClient.invalidateQueries()
      }}
    >
      {form.fields}
    </ReasonDialog>
  )
}

function useRefund(id: string) {
  const { member: words, proof } = useTexts()
  const formats = useFormats()
  return ({
    id: invoiceId,
    reference,
    refundableCents,
    currency,
  }: MemberRecord['invoices'][number]): Form => ({
    title: words.refundTitle(reference),
    lead: words.refundLead(formats.money(refundableCents, currency)),
    submit: words.refund,
    proofLead: proof.money,
    fields: <RefundAmount cents={refundableCents} currency={currency} />,
    act: (reason, data) =>
      call(refundInvoice, {
        params: { id },
        body: { invoiceId, amountCents: readAmount(data), reason },
      }),
  })
}

function useForms(member: MemberRecord): Record<Simple, Form> {
  const { member: words, common } = useTexts()
  const params = { id: member.id }
  const because = (route: PlainChange) => (reason: string) => call(route, { params, body: { reason } })
  return {
    end: { title: words.endSessions, lead: words.endSessionsLead, act: because(endMemberSessions) },
    data: { title: words.data, lead: words.dataLead, isHarmless: true, act: because(sendMemberData) },
    cancel: {
      title: words.cancel,
      lead: words.cancelLead,
      dismiss: words.cancelNot,
      act: because(cancelMembership),
    },
    block: { title: words.block, lead: words.blockLead, act: because(blockMember) },
    unblock: { title: words.unblock, lead: words.unblockLead, isHarmless: true, act: because(unblockMember) },
    erase: {
      title: words.erase,
      lead: words.eraseLead,
      act: (reason) => call(eraseMember, { params, body: { reason } }),
    },
    extend: {
      title: words.extend,
      lead: words.extendLead,
      isHarmless: true,
      fields: <ExtensionDays member={member} />,
      act: (reason, data) => call(extendMembership, { params, body: { days: readDays(data), reason } }),
    },
    address: {
      title: words.address,
      lead: words.addressLead,
      fields: <Field label={words.newAddress} name="email" type="email" autoComplete="off" required />,
      act: (reason, data) => call(changeAddress, { params, body: { email: textOf(data, 'email'), reason } }),
    },
    note: {
      title: words.note,
      lead: words.noteLead,
      isHarmless: true,
      submit: common.save,
      reasonLabel: words.noteText,
      act: (text) => call(writeNote, { params, body: { text } }),
    },
  }
}
