import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useSite } from '../../api/use-asker.ts'
import { Mark } from '../../brand/mark.tsx'
import { kidsTexts } from '../../texts/kids.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { LanguageLink } from '../../ui/language-link/language-link.tsx'
import styles from './kids-frame.module.css'

const PinDialog = lazy(async () => ({ default: (await import('./pin-dialog.tsx')).PinDialog }))

/** The way home, and the way out: past the PIN where the device is locked. */
export function KidsHeader() {
  const { header } = useTexts()
  const kids = useTextsOf(kidsTexts)
  const { isMember, isKidLocked } = useSite()
  const [isAsking, setAsking] = useState(false)
  return (
    <header className={styles.header} data-vertical="kids">
      <Link to="/kids" className={styles.home} aria-label={kids.home}>
        <Mark hasColours className={styles.mark} />
        <span className={styles.name}>{header.kids}</span>
      </Link>
      <div className={styles.doors}>
        {isMember && !isKidLocked && (
          <button
            type="button"
            className={styles.door}
            aria-label={kids.enter}
            onClick={() => setAsking(true)}
          >
            <Icon name="lock" size={26} />
            <span className={styles.label}>{kids.enter}</span>
          </button>
        )}
        {isKidLocked ? (
          <button
            type="button"
            className={styles.door}
            aria-label={kids.leave}
            onClick={() => setAsking(true)}
          >
            <Icon name="lock" size={26} />
            <span className={styles.label}>{kids.leave}</span>
          </button>
        ) : (
          <Link to="/" className={styles.door} aria-label={kids.leave}>
            <Icon name="user" size={26} />
            <span className={styles.label}>{kids.leave}</span>
          </Link>
        )}
      </div>
      {isAsking && (
        <Suspense>
          <PinDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </header>
  )
}

/** What the law wants on every page, and nothing else. @spec decisions 5 */
export function KidsFooter() {
  const { footer } = useTexts()
  const kids = useTextsOf(kidsTexts)
  return (
    <footer className={styles.footer}>
      <p className={styles.footerHead}>{kids.legal}</p>
      <ul className={styles.legal}>
        {(
          [
            ['imprint', footer.imprint, undefined],
            ['privacy-policy', footer.privacy, undefined],
            ['terms-conditions', footer.terms, undefined],
            ['kuendigen', 'Verträge hier kündigen', 'de'],
            ['widerrufen', 'Vertrag widerrufen', 'de'],
          ] as const
        ).map(([category, name, language]) => (
          <li key={category}>
            <Link to="/$category" params={{ category }} className={styles.link} lang={language}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <LanguageLink />
        </li>
      </ul>
    </footer>
  )
}
