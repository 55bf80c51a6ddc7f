/** Interprets Stripe's events. @spec law 11.2 */
import type { Stripe } from 'stripe'
import type { Dispute, EventSubject, FailedDebit } from '../port.ts'

/** Returns null if the event is not about anything of ours. */
export function subjectOf(event: Stripe.Event): EventSubject | null {
  const { object } = event.data as { object: { id?: string } }
  if (event.type.startsWith('setup_intent.') && object.id) return { kind: 'setup', setupId: object.id }
  if (event.type === 'payment_method.detached' && object.id)
    return { kind: 'method_gone', reference: object.id }
  if (event.type.startsWith('charge.dispute.'))
    return aboutDispute(object as Stripe.Dispute, new Date(event.created * 1000))
  if (event.type.startsWith('payout.') && object.id) return { kind: 'payout', payoutId: object.id }
  const { metadata } = object as { metadata?: Stripe.Metadata | null }
  const orderId = metadata?.['order']
  if (orderId === undefined) return null
  const failed = event.type === 'charge.failed' ? failedDebit(object as Stripe.Charge) : null
  return { kind: 'order', orderId, ...(failed ? { failed } : {}) }
}

function failedDebit(charge: Stripe.Charge): FailedDebit | null {
  const { id, payment_intent: intent, payment_method_details: method, failure_code: code } = charge
  const chargeReference = typeof intent === 'string' ? intent : intent?.id
  if (!chargeReference || method?.type !== 'sepa_debit') return null
  return { chargeReference, id, code: code ?? 'bank_cannot_process' }
}

function aboutDispute(dispute: Stripe.Dispute, toldAt: Date): EventSubject | null {
  const { id, payment_intent: intent, amount, reason, status } = dispute
  const chargeReference = typeof intent === 'string' ? intent : intent?.id
  if (!chargeReference) return null
  // Typed as required, but missing in events sent manually or by older versions.
  const { due_by: dueBy = null } =
    (dispute.evidence_details as Stripe.Dispute.EvidenceDetails | undefined) ?? {}
  return {
    kind: 'dispute',
    dispute: {
      id,
      chargeReference,
      amountCents: amount,
      reason,
      state: stateOf(status),
      isInquiry: status.startsWith('warning_'),
      isUnderReview: status.endsWith('under_review'),
      dueAt: dueBy === null ? null : new Date(dueBy * 1000),
      toldAt,
    },
  }
}

// An inquiry (`warning_...`) takes no money; a closed one counts as won.
function stateOf(status: Stripe.Dispute.Status): Dispute['state'] {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}
