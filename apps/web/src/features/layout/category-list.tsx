import { VERTICAL_FACTS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { menuItem } from '../../ui/menu/menu.tsx'
import { usePlace } from './use-place.ts'

/** Links to all categories and to each one, for menus and drawers: their start pages or their libraries. @spec catalogue 2.5.4 */
export function CategoryList({ section = 'recommendations' }: { section?: 'recommendations' | 'library' }) {
  const texts = useTexts()
  const { vertical: current } = usePlace()
  const to = section === 'library' ? '/$category/library' : '/$category'
  return (
    <ul>
      {section === 'recommendations' && (
        <li>
          <Link
            to="/"
            className={menuItem}
            activeOptions={{ exact: true }}
            activeProps={{ 'aria-current': 'page' }}
          >
            <Icon name="grid" size={22} />
            {texts.header.all}
          </Link>
        </li>
      )}
      {VERTICALS.map((vertical) => (
        <li key={vertical} data-vertical={vertical}>
          <Link
            to={to}
            params={{ category: VERTICAL_FACTS[vertical].slug }}
            className={menuItem}
            // Otherwise /movies/music/1, an album, would match as a film.
            activeOptions={{ exact: true }}
            aria-current={vertical === current ? 'page' : undefined}
          >
            <Icon name={vertical} size={22} />
            {texts.verticals[vertical].name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Links to the guide and the kids area, below the categories. */
export function GuideAndKids() {
  const { header } = useTexts()
  return (
    <>
      <Link to="/guide" className={menuItem}>
        <Icon name="guide" size={22} />
        {header.guide}
      </Link>
      <Link to="/kids" className={menuItem} data-vertical="kids">
        <Icon name="kids" size={22} />
        {header.kids}
      </Link>
    </>
  )
}
