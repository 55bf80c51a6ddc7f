/**
 * What a change of a subscription means for the figures of memberships: who tries, who pays, whose payment failed. Sums of these
 * are the figures of every month. @spec decisions 13.8
 */
import type { Plan } from './pricing.ts'
import type { SubscriptionState } from './subscription.ts'

export const MEMBERSHIP_CHANGES = [
  'trial_began',
  'trial_converted',
  /** A first debit that was taken for paid and then refused. */
  'trial_unconverted',
  'trial_left',
  'joined',
  'ended',
  'plan_left',
  'plan_joined',
  'payment_failed',
  'payment_recovered',
  'payment_lost',
] as const
export type MembershipChangeKind = (typeof MEMBERSHIP_CHANGES)[number]

/** `trials` and `paying` are what the change adds to those who try and those who pay, under its plan. */
export type MembershipChange = { kind: MembershipChangeKind; plan: Plan; trials: number; paying: number }

/** What of a subscription decides where it stands. */
export type Standing = {
  state: SubscriptionState
  plan: Plan
  /** Of the period that runs; 0 where none was paid for yet. */
  monthsPaid: number
  hadTrial: boolean
}

type Place = 'none' | 'trial' | 'paying'

/** The changes from `before`, null for a new subscription, to `after`. */
export function membershipChanges(before: Standing | null, after: Standing): MembershipChange[] {
  return [...changesOfPlace(before, after), ...changesOfPayment(before, after)]
}

/** A trial whose first charge failed is still no paid membership. */
function placeOf({ state, monthsPaid, hadTrial }: Standing): Place {
  if (state === 'ended') return 'none'
  if (state === 'trialing') return 'trial'
  return state === 'past_due' && monthsPaid === 0 && hadTrial ? 'trial' : 'paying'
}

const MOVES: Record<`${Place} ${Place}`, MembershipChangeKind | null> = {
  'none none': null,
  'none trial': 'trial_began',
  'none paying': 'joined',
  'trial none': 'trial_left',
  'trial trial': null,
  'trial paying': 'trial_converted',
  'paying none': 'ended',
  'paying trial': 'trial_unconverted',
  'paying paying': null,
}

function changesOfPlace(before: Standing | null, after: Standing): MembershipChange[] {
  const [from, to] = [before ? placeOf(before) : 'none', placeOf(after)]
  const kind = MOVES[`${from} ${to}`]
  const [left, taken] = [weightOf(from), weightOf(to)]
  if (kind === 'trial_began' || kind === 'joined') return [{ kind, plan: after.plan, ...taken }]
  if (!before || from === 'none') return []
  const plan = before.plan
  if (kind === 'trial_left' || kind === 'ended') return [{ kind, plan, ...minus(left) }]
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
