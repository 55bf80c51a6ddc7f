import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSite } from '../../api/asker.ts'
import { Mark } from '../../brand/mark.tsx'
import { footerTexts } from '../../texts/footer.ts'
import { kidsTexts } from '../../texts/kids.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { LanguageLink } from '../../ui/language-link/language-link.tsx'
import styles from './kids-frame.module.css'
import { KidsNotice } from './kids-notice.tsx'
import { enterKids, noteKidsVisit } from './kids-visit.ts'

/** The link home, and the exit: by PIN if the device is locked. */
export function KidsHeader() {
  const { header } = useTexts()
  const kids = useTextsOf(kidsTexts)
  const { isMember, isKidLocked } = useSite()
  useEffect(() => {
    if (!isMember || isKidLocked) return undefined
    void enterKids()
    // Leaving for other pages ends the visit.
    return () => noteKidsVisit(null)
  }, [isMember, isKidLocked])
  return (
    <header className={styles.header} data-vertical="kids">
      <Link to="/kids" className={styles.home} aria-label={kids.home}>
        <Mark hasColours className={styles.mark} />
        <span className={styles.name}>{header.kids}</span>
      </Link>
      <div className={styles.doors}>
        {isMember && !isKidLocked && <PinDoor name={kids.enter} />}
        {isKidLocked ? (
          <PinDoor name={kids.leave} onOpen={() => noteKidsVisit(null)} />
        ) : (
          <Link to="/" className={styles.door} aria-label={kids.leave}>
            <Icon name="user" size={26} />
            <span className={styles.label}>{kids.leave}</span>
          </Link>
        )}
      </div>
      {isKidLocked && <KidsNotice />}
    </header>
  )
}

/** A link that opens the PIN dialog. */
function PinDoor({ name, onOpen }: { name: string; onOpen?: () => void }) {
  return (
    <Link
      to="."
      search={(now) => ({ ...now, modal: 'kids-pin' as const })}
      resetScroll={false}
      preload={false}
      className={styles.door}
      aria-label={name}
      onClick={onOpen}
    >
      <Icon name="lock" size={26} />
      <span className={styles.label}>{name}</span>
    </Link>
  )
}

/** The links that the law requires on every page, and nothing else. @spec decisions 5.3 */
export function KidsFooter() {
  const footer = useTextsOf(footerTexts)
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
