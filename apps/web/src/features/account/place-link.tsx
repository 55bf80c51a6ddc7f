import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ACCOUNT_MENU, type AccountPlace } from '../../shell/account-places.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './account-overlay.module.css'

type PlaceLinkProps = {
  place: AccountPlace
  className?: string | undefined
  isCurrent?: boolean
  label?: string
  children: ReactNode
}

/** A link to another section of the account area. Closing leads back to the page below, so all sections share one history entry. */
export function PlaceLink({ place, className, isCurrent, label, children }: PlaceLinkProps) {
  return (
    <Link
      to="."
      search={(now) => ({ ...now, account: place })}
      replace
      resetScroll={false}
      preload={false}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}

/** On small screens, the link from a section back to the list. */
export function BackToMenu({ children }: { children: ReactNode }) {
  const account = useTextsOf(accountTexts)
  return (
    <div className={styles.crumb}>
      <PlaceLink place={ACCOUNT_MENU} className={styles.back} label={account.back}>
        <Icon name="left" size={24} />
      </PlaceLink>
      {children}
    </div>
  )
}
