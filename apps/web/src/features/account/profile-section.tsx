import type { User } from '@quintet/contracts/user'
import { useOpenModal } from '../../shell/use-modals.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { ContinueMembership } from '../../titles/continue-membership/continue-membership.tsx'
import { Button } from '../../ui/button/button.tsx'
import { AboutMe } from './about-me.tsx'
import { Block } from './block.tsx'
import { LatestInvoice } from './latest-invoice.tsx'
import { MembershipCard } from './membership-card.tsx'
import { Rentals } from './rentals.tsx'

/** Greeting, subscription, latest invoice, "About me", log out everywhere. @spec accounts 2.10 */
export function ProfileSection({ me }: { me: User }) {
  const account = useTextsOf(accountTexts)
  const openModal = useOpenModal()
  return (
    <>
      <MembershipCard me={me} wayBack={<ContinueMembership />} />
      <LatestInvoice me={me} />
      <Rentals />
      <AboutMe me={me} />
      <Block title={account.devices.everywhere} text={account.devices.everywhereText}>
        <Button look="quiet" onClick={() => openModal('logout')}>
          {account.devices.everywhere}
        </Button>
      </Block>
    </>
  )
}
