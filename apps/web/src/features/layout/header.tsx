import { logOut } from '@quintet/contracts/session'
import { VERTICAL_FACTS, VERTICALS } from '@quintet/domain/categories'
import { useQuery } from '@tanstack/react-query'
import { Link, useMatches } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { useAsker, useSite } from '../../api/use-asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { Logo } from '../../brand/logo.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './header.module.css'
import { LanguageLink } from './language-link.tsx'

/** @spec accounts 2, catalogue 2.5: clear over a hero, solid white once scrolled; solid from the start elsewhere */
export function Header() {
  const texts = useTexts()
  const site = useSite()
  const isOverHero = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasHero === true),
  })
  return (
    <quintet-header class={styles.header} data-over-hero={isOverHero || undefined}>
      <header className={styles.bar}>
        <Link to="/" className={styles.logo} aria-label={texts.header.home}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={texts.header.label}>
          <CategoryLinks className={styles.categories} />
        </nav>
        <div className={styles.side}>
          <span className={styles.language}>
            <LanguageLink />
          </span>
          {site.isMember ? <AccountMenu /> : <VisitorLinks />}
          <button
            type="button"
            className={styles.menuButton}
            popoverTarget="categories-menu"
            aria-label={texts.header.categories}
          >
            <Icon name="list" size={24} />
          </button>
        </div>
      </header>
      <div id="categories-menu" className={styles.menu} popover="auto">
        <CategoryLinks className={styles.menuList} hasIcons />
        <LanguageLink />
      </div>
    </quintet-header>
  )
}

function CategoryLinks({
  className,
  hasIcons = false,
}: {
  className: string | undefined
  hasIcons?: boolean
}) {
  const texts = useTexts()
  return (
    <ul className={className}>
      {VERTICALS.map((vertical) => (
        <li key={vertical} data-vertical={vertical}>
          <Link
            to="/$category"
            params={{ category: VERTICAL_FACTS[vertical].slug }}
            className={styles.category}
            activeProps={{ 'aria-current': 'page' }}
          >
            {hasIcons && <Icon name={vertical} />}
            {texts.verticals[vertical].name}
          </Link>
        </li>
      ))}
      <li data-vertical="kids">
        <Link to="/kids" className={styles.category} activeProps={{ 'aria-current': 'page' }}>
          {hasIcons && <Icon name="kids" />}
          {texts.header.kids}
        </Link>
      </li>
    </ul>
  )
}

function VisitorLinks() {
  const texts = useTexts()
  return (
    <>
      <Link to="/login" className={styles.logIn}>
        {texts.header.logIn}
      </Link>
      <ButtonLink to="/signup" {...(styles.trial ? { className: styles.trial } : {})}>
        <span className={styles.wide}>{texts.header.trialWide}</span>
        <span className={styles.narrow}>{texts.header.trialNarrow}</span>
      </ButtonLink>
    </>
  )
}

function AccountMenu() {
  const texts = useTexts()
  const { data: me } = useQuery(meQuery(useAsker()))
  return (
    <>
      <button
        type="button"
        className={styles.account}
        popoverTarget="account-menu"
        aria-label={texts.header.account}
        title={texts.header.account}
      >
        {me?.firstName ? (
          <span aria-hidden="true">{me.firstName.charAt(0).toUpperCase()}</span>
        ) : (
          <Icon name="user" />
        )}
      </button>
      <div id="account-menu" className={styles.menu} popover="auto">
        {me && <p className={styles.greeting}>{texts.header.signedInAs(me.firstName)}</p>}
        {me && <p className={styles.email}>{me.email}</p>}
        <LanguageLink />
        <button type="button" className={styles.menuItem} onClick={() => void leave(texts.failedLogOut)}>
          <Icon name="log-out" />
          {texts.header.logOut}
        </button>
      </div>
    </>
  )
}

/** Ends the session and goes to the start page, loaded anew: nothing of the member stays in the page. @spec accounts 2 */
export async function leave(failure: string): Promise<void> {
  try {
    await call(logOut)
    location.assign('/')
  } catch {
    showToast(failure, 'error')
  }
}
