import { Link } from '@tanstack/react-router'
import { CreditCard, ReceiptText } from 'lucide'
import type { User } from '@quintet/contracts/user'
import { ACCOUNT_SECTIONS, type AccountSection } from '../../shell/account-places.ts'
import { leave } from '../../session/leave.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Icon, type IconLike } from '../../ui/icon/icon.tsx'
import styles from './account-overlay.module.css'
import { PlaceLink } from './place-link.tsx'

const ICONS: Record<AccountSection, IconLike> = {
  profile: 'user',
  settings: 'settings',
  invoices: ReceiptText,
  billing: CreditCard,
  'customer-care': 'help',
}

/** The menu of the account area. Favorites appear only in the small-screen list. @spec accounts 2.9 */
export function AccountMenu({ me, current }: { me: User; current: AccountSection }) {
  const texts = useTexts()
  const account = useTextsOf(accountTexts)
  return (
    <nav className={styles.menu} aria-label={account.title}>
      <div className={styles.hello}>
        <p className={styles.greeting} dir="auto">
          {account.greeting(me.firstName)}
        </p>
        <p className={styles.subtitle}>{account.subtitle}</p>
      </div>
      <Link
        to="."
        search={(now) => ({ ...now, account: undefined, favorites: true })}
        replace
        resetScroll={false}
        preload={false}
        className={`${styles.entry} ${styles.onlySmall}`}
      >
        <Icon name="heart" />
        {account.sections.favorites}
        <Icon name="right" className={styles.arrow} />
      </Link>
      {ACCOUNT_SECTIONS.map((section) => (
        <PlaceLink key={section} place={section} className={styles.entry} isCurrent={section === current}>
          <Icon name={ICONS[section]} />
          {account.sections[section]}
          <Icon name="right" className={styles.arrow} />
        </PlaceLink>
      ))}
      <button type="button" className={styles.entry} onClick={() => void leave(texts.failedLogOut)}>
        <Icon name="log-out" />
        {account.logOut}
      </button>
    </nav>
  )
}
