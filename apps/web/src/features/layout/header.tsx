import { Link, useMatches } from '@tanstack/react-router'
import { useSite } from '../../api/asker.ts'
import { Logo } from '../../brand/logo.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { SignUpLink } from '../../session/sign-up-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu, menuItem } from '../../ui/menu/menu.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CategoryLinks } from './category-links.tsx'
import { CategoryList, GuideAndKids } from './category-list.tsx'
import { theBrand } from '../../brand/brand.ts'
import styles from './header.module.css'
import { LanguageLink } from '../../ui/language-link/language-link.tsx'
import { MemberNavigation, OverlayLinks } from './member-navigation.tsx'
import { useHasJoined } from './use-has-joined.ts'

/**
 * The header: transparent over a hero, solid white once scrolled; solid from the start elsewhere; dark on the results page.
 * @spec catalogue 2.5.1
 */
export function Header() {
  const texts = useTexts()
  const { isMember } = useSite()
  const look = useMatches({
    select: (matches) => {
      if (matches.some(({ staticData }) => staticData.isDark === true)) return 'dark'
      // Error and not-found pages have no hero.
      const isShown = matches.every(
        ({ status, error }) => status !== 'error' && status !== 'notFound' && !error,
      )
      return isShown && matches.some(({ staticData }) => staticData.hasHero === true) ? 'clear' : undefined
    },
  })
  return (
    <>
      <quintet-header class={styles.header} data-look={look}>
        <header className={styles.bar}>
          <Link to="/" className={styles.logo} aria-label={texts.header.home()}>
            <Logo />
          </Link>
          {isMember ? <MemberNavigation /> : <VisitorNavigation />}
          <div className={styles.side}>
            {isMember ? (
              <>
                <OverlayLinks />
                <AccountMenu />
              </>
            ) : (
              <VisitorLinks />
            )}
          </div>
        </header>
      </quintet-header>
      {isMember && <BottomBar />}
    </>
  )
}

function VisitorNavigation() {
  const texts = useTexts()
  return (
    <nav className={styles.nav} aria-label={texts.header.label}>
      <CategoryLinks />
      <Link to="/guide" className={styles.kids}>
        {texts.header.guide}
      </Link>
      <Link to="/kids" className={styles.kids}>
        {texts.header.kids}
      </Link>
    </nav>
  )
}

function VisitorLinks() {
  const texts = useTexts()
  const hasJoined = useHasJoined()
  return (
    <>
      <span className={styles.language}>
        <LanguageLink />
      </span>
      {!hasJoined && (
        <>
          <Link to="/login" className={styles.logIn}>
            {texts.header.logIn}
          </Link>
          <SignUpLink className={styles.trial}>
            <span className={styles.wide}>{texts.header.trialWide(theBrand().offer.trial.days)}</span>
            <span className={styles.narrow}>{texts.header.trialNarrow}</span>
          </SignUpLink>
        </>
      )}
      <button
        type="button"
        className={styles.menuButton}
        popoverTarget="categories-menu"
        aria-label={texts.header.categories}
      >
        <Icon name="list" size={24} />
      </button>
      <Menu id="categories-menu" label={texts.header.categories} look="drawer">
        <CategoryList />
        <GuideAndKids />
        <LanguageLink className={menuItem} />
      </Menu>
    </>
  )
}
