import { VERTICAL_FACTS, VERTICALS } from '@quintet/domain/categories'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSite } from '../../api/use-asker.ts'
import { brand } from '../../brand/brand.ts'
import { Mark } from '../../brand/mark.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './footer.module.css'
import { leave } from './header.tsx'
import { LanguageLink } from './language-link.tsx'

/** @spec accounts 2, decisions 5: the two legal buttons stand on every page and read the same in both languages */
export function Footer() {
  const texts = useTexts()
  const { isMember, renderedAt } = useSite()
  const { footer } = texts
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <Mark className={styles.mark} hasColours />
        <p className={styles.promise}>{footer.promise}</p>
      </div>
      <nav className={styles.groups} aria-label={footer.label}>
        <Group heading={footer.account}>
          {isMember ? (
            <li>
              <button type="button" className={styles.link} onClick={() => void leave(texts.failedLogOut)}>
                {footer.logOut}
              </button>
            </li>
          ) : (
            <>
              <FooterLink to="/login">{footer.logIn}</FooterLink>
              <FooterLink to="/signup">{footer.tryForFree}</FooterLink>
            </>
          )}
          <FooterLink to="/kids">{footer.goToKids}</FooterLink>
        </Group>
        <Group heading={footer.quickLinks}>
          {!isMember && (
            <li>
              <a className={styles.link} href="/#plans">
                {footer.plans}
              </a>
            </li>
          )}
          <FooterLink to="/faq">{footer.faq}</FooterLink>
          <FooterLink to="/help-center">{footer.helpCenter}</FooterLink>
          <FooterLink to="/privacy-policy">{footer.privacy}</FooterLink>
          <FooterLink to="/terms-conditions">{footer.terms}</FooterLink>
          <FooterLink to="/imprint">{footer.imprint}</FooterLink>
        </Group>
        <Group heading={footer.content}>
          {VERTICALS.map((vertical) => (
            <li key={vertical}>
              <Link
                className={styles.link}
                to="/$category"
                params={{ category: VERTICAL_FACTS[vertical].slug }}
              >
                {texts.verticals[vertical].name}
              </Link>
            </li>
          ))}
        </Group>
        <Group heading={footer.company}>
          <FooterLink to="/careers">{footer.careers}</FooterLink>
          <FooterLink to="/investors">{footer.investors}</FooterLink>
          <FooterLink to="/contact">{footer.contact}</FooterLink>
        </Group>
      </nav>
      <div className={styles.bottom}>
        <div className={styles.legal}>
          <Link className={styles.legalButton} to="/$category" params={{ category: 'kuendigen' }} lang="de">
            Verträge hier kündigen
          </Link>
          <Link className={styles.legalButton} to="/$category" params={{ category: 'widerrufen' }} lang="de">
            Vertrag widerrufen
          </Link>
        </div>
        <div className={styles.end}>
          <LanguageLink />
          <p className={styles.copyright}>
            {footer.copyright(new Date(renderedAt).getUTCFullYear(), brand.name)}
          </p>
        </div>
      </div>
    </footer>
  )
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>{children}</ul>
    </div>
  )
}

type PlainPage = '/login' | '/signup' | '/kids' | `/${string}`

function FooterLink({ to, children }: { to: PlainPage; children: ReactNode }) {
  return (
    <li>
      <Link className={styles.link} to={to as '/login'}>
        {children}
      </Link>
    </li>
  )
}
