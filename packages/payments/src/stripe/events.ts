/** Stripe's events that this service handles, and what each is about. @spec law 11.2 */
import type { Stripe } from 'stripe'
import type { Dispute, EventSubject, FailedDebit } from '../port.ts'

type Reader = (object: Stripe.Event.Data.Object, event: Stripe.Event) => EventSubject | null

const aboutSetup: Reader = (object) => withId(object, (setupId) => ({ kind: 'setup', setupId }))
const aboutMethod: Reader = (object) => withId(object, (reference) => ({ kind: 'method_gone', reference }))
const aboutPayout: Reader = (object) => withId(object, (payoutId) => ({ kind: 'payout', payoutId }))
const aboutDispute: Reader = (object, { created }) =>
  readDispute(object as Stripe.Dispute, new Date(created * 1000))

const aboutOrder: Reader = (object) => {
  const orderId = (object as { metadata?: Stripe.Metadata | null }).metadata?.['order']
  return orderId === undefined ? null : { kind: 'order', orderId }
}

const aboutFailedCharge: Reader = (object, event) => {
  const [order, failed] = [aboutOrder(object, event), failedDebit(object as Stripe.Charge)]
  return order?.kind === 'order' && failed ? { ...order, failed } : order
}

/** The webhook subscribes to exactly these. */
const READERS = {
  'setup_intent.requires_action': aboutSetup,
  'setup_intent.setup_failed': aboutSetup,
  'setup_intent.succeeded': aboutSetup,
  'payment_intent.payment_failed': aboutOrder,
  'payment_intent.processing': aboutOrder,
  'payment_intent.succeeded': aboutOrder,
  'payment_method.detached': aboutMethod,
  'charge.refunded': aboutOrder,
  'refund.created': aboutOrder,
  'refund.failed': aboutOrder,
  'refund.updated': aboutOrder,
  'charge.dispute.closed': aboutDispute,
  'charge.dispute.created': aboutDispute,
  'charge.dispute.updated': aboutDispute,
  'charge.failed': aboutFailedCharge,
  'payout.canceled': aboutPayout,
  'payout.created': aboutPayout,
  'payout.failed': aboutPayout,
  'payout.paid': aboutPayout,
  'payout.reconciliation_completed': aboutPayout,
  'payout.updated': aboutPayout,
} satisfies Partial<Record<Stripe.Event['type'], Reader>>

export type HandledEvent = keyof typeof READERS
export const HANDLED_EVENTS = Object.keys(READERS) as HandledEvent[]

/** Returns null if the event is not one of these, or not about anything of ours. */
export function subjectOf(event: Stripe.Event): EventSubject | null {
  const read = new Map<string, Reader>(Object.entries(READERS)).get(event.type)
  return read?.(event.data.object, event) ?? null
}

function withId(object: Stripe.Event.Data.Object, about: (id: string) => EventSubject): EventSubject | null {
  const { id } = object as { id?: string }
  return id ? about(id) : null
}

function failedDebit(charge: Stripe.Charge): FailedDebit | null {
  const { id, payment_intent: intent, payment_method_details: method, failure_code: code } = charge
  const chargeReference = typeof intent === 'string' ? intent : intent?.id
  if (!chargeReference || method?.type !== 'sepa_debit') return null
  return { chargeReference, id, code: code ?? 'bank_cannot_process' }
}

function readDispute(dispute: Stripe.Dispute, toldAt: Date): EventSubject | null {
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
