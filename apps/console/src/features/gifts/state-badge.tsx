import type { CouponState } from '@quintet/domain/membership/coupon'
import type { GiftState } from '@quintet/domain/membership/gift'
import { useTexts } from '../../texts/language.tsx'
import { Badge } from '../../ui/panel.tsx'

const TONES = {
  open: 'good',
  redeemed: 'neutral',
  used_up: 'neutral',
  expired: 'warning',
  withdrawn: 'bad',
} as const

export function StateBadge({ state }: { state: GiftState | CouponState }) {
  return <Badge tone={TONES[state]}>{useTexts().gifts.states[state]}</Badge>
}

/** Returns the last day on which something that expires at the end of a day is valid. */
export function lastDayOf(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString()
}
