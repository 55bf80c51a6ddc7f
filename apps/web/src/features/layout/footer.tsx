import { yearOf } from '@quintet/domain/basics/calendar'
import { VERTICAL_FACTS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OverlaySearch } from '../../shell/use-overlays.ts'
import { leave } from '../../session/leave.ts'
import { useSite } from '../../api/asker.ts'
import { theBrand } from '../../brand/brand.ts'
import { Mark } from '../../brand/mark.tsx'
import { footerTexts } from '../../texts/footer.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { NewsletterBox } from '../../forms/newsletter-box/newsletter-box.tsx'
import styles from './footer.module.css'
import { useHasJoined } from './use-has-joined.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { LanguageLink } from '../../ui/language-link/language-link.tsx'

/** The footer. Its two legal buttons appear on every page and read the same in both languages. @spec accounts 2.3, decisions 5.4 */
export function Footer() {
  const texts = useTexts()
  const { isMember: isMembersPage, renderedAt } = useSite()
  const hasJoined = useHasJoined()
  const isMember = isMembersPage || hasJoined
  const footer = useTextsOf(footerTexts)
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <Mark className={styles.mark} hasColours />
        <p className={styles.promise}>{footer.promise}</p>
      </div>
      <nav className={styles.groups} aria-label={footer.label}>
        <Group heading={footer.account}>
          <AccountLinks isMember={isMember} />
          <FooterLink to="/kids">{footer.goToKids}</FooterLink>
        </Group>
        <Group heading={footer.quickLinks}>
          <li>
            {/* A member's home has no price plans: members find theirs in the account area over it. */}
            <a className={styles.link} href={isMember ? '/?account=billing' : '/#plans'}>
              {footer.plans}
            </a>
          </li>
          <FooterLink to="/faq">{footer.faq}</FooterLink>
          <FooterLink to="/help-center">{footer.helpCenter}</FooterLink>
          <FooterLink to="/privacy-policy">{footer.privacy}</FooterLink>
          <FooterLink to="/terms-conditions">{footer.terms}</FooterLink>
          <FooterLink to="/withdrawal-notice">{footer.withdrawal}</FooterLink>
          <FooterLink to="/imprint">{footer.imprint}</FooterLink>
          <FooterLink to="/jugendschutz">{footer.youth}</FooterLink>
          <FooterLink to="/accessibility">{footer.accessibility}</FooterLink>
        </Group>
        <Group heading={footer.content}>
          <FooterLink to="/guide">{texts.header.guide}</FooterLink>
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
      <div className={styles.middle}>
        <NewsletterBox />
        <Elsewhere />
      </div>
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
            {footer.copyright(yearOf(new Date(renderedAt)), theBrand().name)}
          </p>
        </div>
      </div>
    </footer>
  )
}

function AccountLinks({ isMember }: { isMember: boolean }) {
  const { failedLogOut } = useTexts()
  const footer = useTextsOf(footerTexts)
  return isMember ? (
    <>
      <OverLink over={{ account: 'settings' }}>{footer.accountSettings}</OverLink>
      <OverLink over={{ account: 'settings' }}>{footer.notificationSettings}</OverLink>
      <OverLink over={{ account: 'invoices' }}>{footer.invoices}</OverLink>
      <OverLink over={{ account: 'billing' }}>{footer.billing}</OverLink>
      <li>
        <button type="button" className={styles.link} onClick={() => void leave(failedLogOut)}>
          {footer.logOut}
        </button>
      </li>
    </>
  ) : (
    <>
      <OverLink over={{ modal: 'login' }}>{footer.logIn}</OverLink>
      <OverLink over={{ modal: 'login-or-sign-up' }}>{footer.signIn}</OverLink>
      <li>
        <a className={styles.link} href="/" target="_blank">
          {footer.tryForFree}
        </a>
      </li>
    </>
  )
}

/** App stores and social networks, as far as the operator has them. @spec decisions 5.8 */
function Elsewhere() {
  const { appStore, googlePlay, social = [] } = theBrand().links
  const footer = useTextsOf(footerTexts)
  const stores = [
    ...(appStore ? [{ name: 'App Store', url: appStore }] : []),
    ...(googlePlay ? [{ name: 'Google Play', url: googlePlay }] : []),
  ]
  if (stores.length + social.length === 0) return null
  return (
    <ul className={styles.elsewhere} aria-label={footer.elsewhere}>
      {stores.map(({ name, url }) => (
        <li key={url}>
          <a className={styles.badge} href={url} rel="noopener">
            <Icon name="device" size={26} />
            <span>
              <small className={styles.badgeLead}>{footer.getIn}</small>
              <b>{name}</b>
            </span>
          </a>
        </li>
      ))}
      {social.map(({ name, url }) => (
        <li key={url}>
          <a className={styles.legalButton} href={url} rel="noopener me">
            {name}
          </a>
        </li>
      ))}
    </ul>
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

/** Opens an overlay over the current page; for a user who has just joined, over home, which loads as a member's page. */
function OverLink({ over, children }: { over: OverlaySearch; children: ReactNode }) {
  if (useHasJoined())
    return (
      <li>
        <a className={styles.link} href={`/?${new URLSearchParams(over as Record<string, string>)}`}>
          {children}
        </a>
      </li>
    )
  return (
    <li>
      <Link
        className={styles.link}
        to="."
        search={(now) => ({ ...now, ...over })}
        resetScroll={false}
        preload={false}
      >
        {children}
      </Link>
    </li>
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
