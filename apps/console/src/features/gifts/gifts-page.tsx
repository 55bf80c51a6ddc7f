/** Gift codes and coupons: lists, issues and withdraws them. @spec decisions 13.22 */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { couponsQuery, giftsQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { CouponDialog } from './coupon-dialog.tsx'
import { CouponTable } from './coupon-table.tsx'
import { GiftDialog } from './gift-dialog.tsx'
import { GiftTable } from './gift-table.tsx'
import { type Withdrawn, WithdrawDialog } from './withdraw-dialog.tsx'

type Asked = 'gifts' | 'coupon' | Withdrawn

export function GiftsPage() {
  const { gifts: words } = useTexts()
  const gifts = useQuery(giftsQuery)
  const coupons = useQuery(couponsQuery)
  const { coupons: made, currencies } = coupons.data ?? {}
  const [asked, setAsked] = useState<Asked | null>(null)
  const onClose = () => setAsked(null)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Panel
        title={words.gifts}
        actions={<Button onClick={() => setAsked('gifts')}>{words.issueGifts}</Button>}
      >
        {!gifts.data && <Waiting query={gifts} />}
        {gifts.data?.length === 0 && <Empty title={words.noGifts}>{words.noGiftsHint}</Empty>}
        {gifts.data && gifts.data.length > 0 && (
          <GiftTable batches={gifts.data} onWithdraw={(batch) => setAsked({ batch })} />
        )}
      </Panel>
      <Panel
        title={words.coupons}
        actions={currencies && <Button onClick={() => setAsked('coupon')}>{words.issueCoupon}</Button>}
      >
        {!coupons.data && <Waiting query={coupons} />}
        {made?.length === 0 && <Empty title={words.noCoupons}>{words.noCouponsHint}</Empty>}
        {made && made.length > 0 && (
          <CouponTable coupons={made} onWithdraw={(coupon) => setAsked({ coupon })} />
        )}
      </Panel>
      {asked === 'gifts' && <GiftDialog onClose={onClose} />}
      {asked === 'coupon' && currencies && <CouponDialog currencies={currencies} onClose={onClose} />}
      {asked && typeof asked === 'object' && <WithdrawDialog what={asked} onClose={onClose} />}
    </>
  )
}
