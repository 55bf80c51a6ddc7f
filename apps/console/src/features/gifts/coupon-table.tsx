import type { Coupon } from '@quintet/contracts/operator/gifts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { lastDayOf, StateBadge } from './state-badge.tsx'

type CouponTableProps = { coupons: readonly Coupon[]; onWithdraw: (coupon: Coupon) => void }

export function CouponTable({ coupons, onWithdraw }: CouponTableProps) {
  const texts = useTexts()
  const columns = columnsIn(texts, useFormats(), onWithdraw)
  return <Table label={texts.gifts.coupons} rows={coupons} columns={columns} keyOf={({ code }) => code} />
}

function columnsIn(
  texts: Texts,
  formats: Formats,
  onWithdraw: CouponTableProps['onWithdraw'],
): Column<Coupon>[] {
  const { gifts: words } = texts
  const heads = words.columns
  return [
    { key: 'code', head: heads.code, cell: ({ code }) => <strong>{code}</strong> },
    { key: 'off', head: heads.off, cell: (coupon) => offOf(coupon, words, formats) },
    { key: 'for', head: heads.for, cell: (coupon) => audienceOf(coupon, texts), isExtra: true },
    {
      key: 'used',
      head: heads.used,
      cell: ({ uses, maxUses }) =>
        maxUses === null ? formats.number(uses) : words.of(formats.number(uses), formats.number(maxUses)),
      isNumber: true,
    },
    {
      key: 'until',
      head: heads.until,
      cell: ({ expiresAt }) => formats.day(lastDayOf(expiresAt)),
      isExtra: true,
    },
    { key: 'note', head: heads.note, cell: ({ note }) => note, isExtra: true },
    { key: 'state', head: heads.state, cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'actions',
      head: heads.actions,
      cell: (coupon) =>
        coupon.state === 'open' && (
          <Button aria-label={words.withdrawCoupon(coupon.code)} onClick={() => onWithdraw(coupon)}>
            {words.voidGifts}
          </Button>
        ),
      isNumber: true,
    },
  ]
}

function offOf({ percent, cents, currency, periods }: Coupon, words: Texts['gifts'], formats: Formats) {
  const amount =
    percent === null ? formats.money(cents ?? 0, currency ?? 'EUR') : formats.percent(percent / 100)
  return words.off(amount, periods)
}

function audienceOf({ audience, plan }: Coupon, { gifts: words, money }: Texts): string {
  return `${words.audiences[audience]}, ${plan === null ? words.anyPlan : money.plans[plan]}`
}
