import type { User } from '@quintet/contracts/user'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Block, PlaceHead } from './block.tsx'
import { MembershipCard } from './membership-card.tsx'

/** @spec accounts 2 */
export function BillingSection({ me }: { me: User }) {
  const { billing } = useTextsOf(accountTexts)
  const hasMembership = me.subscription !== null && me.subscription.state !== 'ended'
  return (
    <>
      <PlaceHead title={billing.title} />
      <MembershipCard me={me} />
      <Block title={billing.method} text={hasMembership ? billing.kept : billing.none} />
    </>
  )
}
