/** What a subscription's state means for access. @spec accounts 4, decisions 3 */

export const SUBSCRIPTION_STATES = ['trialing', 'active', 'past_due', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/**
 * Whether a member may play. A failed charge does not take access away (`past_due`); a cancelled subscription gives it
 * until the end of the period that was paid for or tried.
 */
export function hasAccess(
  subscription: { state: SubscriptionState; expireAt: Date | null } | null,
  now: Date,
): boolean {
  if (!subscription || subscription.state === 'ended') return false
  return subscription.expireAt === null || now < subscription.expireAt
}
