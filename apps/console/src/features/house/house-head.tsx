import { Link } from '@tanstack/react-router'
import { HOUSE_TABS } from '../../app/places.ts'
import { useTexts } from '../../texts/language.tsx'
import { PageHead } from '../../ui/panel.tsx'
import styles from './house.module.css'

/** The header of the house's screens: its name and tabs. */
export function HouseHead() {
  const { house: words, navigation } = useTexts()
  return (
    <>
      <PageHead title={words.title} />
      <nav className={styles.tabs} aria-label={words.title}>
        {HOUSE_TABS.map(({ to, name }) => (
          <Link
            key={to}
            to={to}
            className={styles.tab}
            activeOptions={{ exact: true }}
            activeProps={{ 'aria-current': 'page' }}
          >
            {navigation[name]}
          </Link>
        ))}
      </nav>
    </>
  )
}
