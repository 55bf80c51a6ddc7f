import type { User } from '@quintet/contracts/user'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import {
  ACCOUNT_MENU,
  isWideSection,
  type AccountPlace,
  type AccountSection,
} from '../../shell/account-places.ts'
import { useAsker } from '../../api/asker.ts'
import { useCloseOverlay } from '../../shell/use-overlays.ts'
import { meQuery } from '../../api/user.queries.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Overlay } from '../../ui/overlay/overlay.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './account-overlay.module.css'
import { BillingSection } from './billing-section.tsx'
import { Block, PlaceHead, PlaceSkeleton } from './block.tsx'
import { CustomerCareSection, type Support } from './customer-care-section.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { BackToMenu } from './place-link.tsx'
import { ProfileSection } from './profile-section.tsx'
import { useIsSectionPending } from './section-needs.ts'
import { SettingsSection } from './settings-section.tsx'

/** The account area: on small screens a list that leads to sections, on large ones a menu beside them. @spec accounts 2.9 */
export function AccountOverlay({ place, support }: { place: AccountPlace; support: Support }) {
  const account = useTextsOf(accountTexts)
  const { data: me, isError } = useQuery(meQuery(useAsker()))
  const section: AccountSection = place === ACCOUNT_MENU ? 'profile' : place
  return (
    <Overlay
      label={account.title}
      closeLabel={account.close}
      onClose={useCloseOverlay()}
      head={
        place === ACCOUNT_MENU ? (
          <h1 className={styles.title}>{account.title}</h1>
        ) : (
          <BackToMenu>
            <span className={styles.title}>{account.title}</span>
          </BackToMenu>
        )
      }
    >
      {isError && (
        <p className={styles.failure} role="alert">
          {account.failed}
        </p>
      )}
      {me && (
        <div className={styles.area} data-place={place === ACCOUNT_MENU ? 'menu' : 'section'}>
          <AccountMenu me={me} current={section} />
          <div className={styles.section} data-wide={isWideSection(section) || undefined}>
            <PlaceHead {...HEADS[section](account, me)} />
            <SectionBody section={section} me={me} support={support} />
          </div>
        </div>
      )}
    </Overlay>
  )
}

type BodyProps = { section: AccountSection; me: User; support: Support }

function SectionBody({ section, me, support }: BodyProps) {
  const account = useTextsOf(accountTexts)
  if (useIsSectionPending(section)) return <PlaceSkeleton />
  return (
    <>
      {SECTIONS[section](me, support)}
      {section !== 'customer-care' && (
        <div className={styles.end}>
          <Block title={account.sections['customer-care']} text={account.care.text}>
            <Suspense>{support.form}</Suspense>
          </Block>
        </div>
      )}
    </>
  )
}

const HEADS: Record<
  AccountSection,
  (account: typeof accountTexts.en, me: User) => { title: string; text?: string }
> = {
  profile: ({ greeting, subtitle }, me) => ({ title: greeting(me.firstName), text: subtitle }),
  settings: ({ sections }) => ({ title: sections.settings }),
  invoices: ({ invoices: { title, text } }) => ({ title, text }),
  billing: ({ billing: { title } }) => ({ title }),
  'customer-care': ({ care: { title, text } }) => ({ title, text }),
}

const SECTIONS: Record<AccountSection, (me: User, support: Support) => ReactNode> = {
  profile: (me) => <ProfileSection me={me} />,
  settings: (me) => <SettingsSection me={me} />,
  invoices: (me) => <InvoicesSection me={me} />,
  billing: (me) => <BillingSection me={me} />,
  'customer-care': (_me, support) => <CustomerCareSection support={support} />,
}
