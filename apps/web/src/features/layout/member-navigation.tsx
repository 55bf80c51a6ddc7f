import { Link } from '@tanstack/react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { CategoryLinks } from './category-links.tsx'
import { CategoryList, GuideAndKids } from './category-list.tsx'
import styles from './member-navigation.module.css'
import { SectionTabs } from './section-tabs.tsx'
import { usePlace } from './use-place.ts'

/** The category switcher with the tabs of the current category; on other pages, links to the categories. @spec catalogue 2.5.2 */
export function MemberNavigation() {
  const texts = useTexts()
  const { vertical } = usePlace()
  return (
    <nav className={styles.navigation} aria-label={texts.header.label}>
      {vertical && (
        <>
          <button
            type="button"
            className={styles.switcher}
            popoverTarget="category-switcher"
            data-vertical={vertical}
            aria-label={texts.header.switchFrom(texts.verticals[vertical].name)}
          >
            <Icon name={vertical} size={20} />
            <span className={styles.name}>{texts.verticals[vertical].name}</span>
            <Icon name="down" size={18} />
          </button>
          <Menu id="category-switcher" label={texts.header.categories}>
            <CategoryList />
            <GuideAndKids />
          </Menu>
          <SectionTabs vertical={vertical} />
        </>
      )}
      {!vertical && <CategoryLinks />}
      <Link to="/guide" className={`${styles.kids} ${styles.guide}`} title={texts.header.guide}>
        <Icon name="guide" size={20} />
        {texts.header.guide}
      </Link>
      <Link to="/kids" className={styles.kids} title={texts.header.kids}>
        <Icon name="kids" size={20} />
        {texts.header.kids}
      </Link>
    </nav>
  )
}

/** Links to search and favorites, which open over the current page through its address. */
export function OverlayLinks() {
  const texts = useTexts()
  return (
    <>
      <Link
        to="."
        search={(now) => ({ ...now, favorites: undefined, search: '' })}
        resetScroll={false}
        className={styles.iconLink}
        aria-label={texts.header.search}
        title={texts.header.search}
        preload={false}
      >
        <Icon name="search" size={22} />
      </Link>
      <Link
        to="."
        search={(now) => ({ ...now, search: undefined, in: undefined, favorites: true })}
        resetScroll={false}
        className={styles.iconLink}
        aria-label={texts.header.favorites}
        title={texts.header.favorites}
        preload={false}
      >
        <Icon name="heart" size={22} />
      </Link>
    </>
  )
}
