/**
 * How a change of a subscription affects the membership figures: trials, paying members and failed payments. The monthly figures are sums
 * of these changes. A paused membership, or one that runs on a gift alone, counts neither as a trial nor as paying. @spec decisions 13.8
 */
import type { Plan } from './pricing.ts'
import type { SubscriptionState } from './subscription.ts'

export const MEMBERSHIP_CHANGES = [
  'trial_began',
  'trial_converted',
  /** A first debit was counted as paid and then refused. */
  'trial_unconverted',
  'trial_left',
  'joined',
  'ended',
  'paused',
  'resumed',
  'gift_began',
  'gift_ended',
  'plan_left',
  'plan_joined',
  'payment_failed',
  'payment_recovered',
  'payment_lost',
] as const
export type MembershipChangeKind = (typeof MEMBERSHIP_CHANGES)[number]

/** `trials` and `paying` are what the change adds to the number of trials and paying members of its plan. */
export type MembershipChange = { kind: MembershipChangeKind; plan: Plan; trials: number; paying: number }

/** The parts of a subscription that decide how it is counted. */
export type Standing = {
  state: SubscriptionState
  plan: Plan
  /** Months paid up to the end of the current period; 0 if none is paid yet. */
  monthsPaid: number
  hadTrial: boolean
  /** True if it runs on a gift code alone. */
  isGift: boolean
}

type Place = 'none' | 'trial' | 'paying' | 'paused' | 'gift'

/** Returns the changes from `before` to `after`; `before` is null for a new subscription. */
export function membershipChanges(before: Standing | null, after: Standing): MembershipChange[] {
  return [...changesOfPlace(before, after), ...changesOfPayment(before, after)]
}

/** A trial whose first charge failed does not yet count as a paid membership. */
function placeOf({ state, monthsPaid, hadTrial, isGift }: Standing): Place {
  if (state === 'ended') return 'none'
  if (isGift) return 'gift'
  if (state === 'trialing') return 'trial'
  if (state === 'paused') return 'paused'
  return state === 'past_due' && monthsPaid === 0 && hadTrial ? 'trial' : 'paying'
}

const MOVES: Record<Place, Record<Place, MembershipChangeKind | null>> = {
  none: { none: null, trial: 'trial_began', paying: 'joined', paused: null, gift: 'gift_began' },
  trial: { none: 'trial_left', trial: null, paying: 'trial_converted', paused: 'paused', gift: 'gift_began' },
  paying: { none: 'ended', trial: 'trial_unconverted', paying: null, paused: 'paused', gift: 'gift_began' },
  paused: { none: 'ended', trial: 'resumed', paying: 'resumed', paused: null, gift: 'gift_began' },
  gift: { none: 'gift_ended', trial: 'trial_began', paying: 'joined', paused: 'paused', gift: null },
}

function changesOfPlace(before: Standing | null, after: Standing): MembershipChange[] {
  const [from, to] = [before ? placeOf(before) : 'none', placeOf(after)]
  const kind = MOVES[from][to]
  const [left, taken] = [weightOf(from), weightOf(to)]
  if (!before || from === 'none') return kind === null ? [] : [{ kind, plan: after.plan, ...taken }]
  const plan = before.plan
  if (kind !== null && to === 'none') return [{ kind, plan, ...minus(left) }]
  const moved =
    kind === null
      ? []
      : [{ kind, plan, trials: taken.trials - left.trials, paying: taken.paying - left.paying }]
  if (plan === after.plan) return moved
  return [
    ...moved,
    { kind: 'plan_left', plan, ...minus(taken) },
    { kind: 'plan_joined', plan: after.plan, ...taken },
  ]
}

function changesOfPayment(before: Standing | null, { state, plan }: Standing): MembershipChange[] {
  const hadFailed = before?.state === 'past_due'
  if (hadFailed === (state === 'past_due')) return []
  const end = state === 'ended' ? 'payment_lost' : 'payment_recovered'
  return [{ kind: hadFailed ? end : 'payment_failed', plan, trials: 0, paying: 0 }]
}

function weightOf(place: Place): { trials: number; paying: number } {
  return { trials: place === 'trial' ? 1 : 0, paying: place === 'paying' ? 1 : 0 }
}

function minus({ trials, paying }: { trials: number; paying: number }): { trials: number; paying: number } {
  return { trials: 0 - trials, paying: 0 - paying }
}
