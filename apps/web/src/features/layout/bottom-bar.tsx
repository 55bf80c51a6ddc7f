import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import styles from './bottom-bar.module.css'
import { CategoryList, GuideAndKids } from './category-list.tsx'
import { usePlace } from './use-place.ts'

/** The navigation of small screens, within the thumb's reach: Recommended, Library, Categories, My {category}. @spec catalogue 2.5.4 */
export function BottomBar() {
  const texts = useTexts()
  const { vertical, section } = usePlace()
  const { header } = texts
  const params = { category: vertical ? VERTICAL_FACTS[vertical].slug : '' }
  const current = (isCurrent: boolean) => ({
    className: styles.entry,
    'aria-current': isCurrent ? ('page' as const) : undefined,
  })
  return (
    <nav className={styles.bar} aria-label={header.sections} data-vertical={vertical ?? undefined}>
      {vertical ? (
        <>
          <Link
            to="/$category"
            params={params}
            // The addresses of the other sections begin with this one.
            activeOptions={{ exact: true }}
            {...current(section === 'recommendations')}
          >
            <Icon name={vertical} size={22} />
            {header.recommended}
          </Link>
          <Link to="/$category/library" params={params} {...current(section === 'library')}>
            <Icon name="library" size={22} />
            {header.library}
          </Link>
        </>
      ) : (
        <>
          <Link
            to="/"
            className={styles.entry}
            activeOptions={{ exact: true }}
            activeProps={{ 'aria-current': 'page' }}
          >
            <Icon name="home" size={22} />
            {header.recommended}
          </Link>
          <button type="button" className={styles.entry} popoverTarget="library-drawer">
            <Icon name="library" size={22} />
            {header.library}
          </button>
        </>
      )}
      <button type="button" className={styles.entry} popoverTarget="category-drawer">
        <Icon name="grid" size={22} />
        {header.categories}
      </button>
      {vertical ? (
        <Link to="/$category/my" params={params} {...current(section === 'my')}>
          <Icon name="heart" size={22} />
          {header.my[vertical]}
        </Link>
      ) : (
        <Link
          to="."
          search={(now) => ({ ...now, favorites: true })}
          resetScroll={false}
          className={styles.entry}
          preload={false}
        >
          <Icon name="heart" size={22} />
          {texts.header.favorites}
        </Link>
      )}
      <Drawers hasLibrary={!vertical} />
    </nav>
  )
}

/** The drawers that the bar's buttons open. */
function Drawers({ hasLibrary }: { hasLibrary: boolean }) {
  const { header } = useTexts()
  return (
    <>
      <Menu id="category-drawer" look="drawer" label={header.categories}>
        <p className={styles.title}>{header.categories}</p>
        <CategoryList />
        <GuideAndKids />
      </Menu>
      {hasLibrary && (
        <Menu id="library-drawer" look="drawer" label={header.library}>
          <p className={styles.title}>{header.library}</p>
          <CategoryList section="library" />
        </Menu>
      )}
    </>
  )
}
