import { useSite } from '../../api/asker.ts'
import { PageWaiting, RowSkeleton } from '../../ui/skeleton/skeleton.tsx'
import hero from './hero.module.css'
import home from './home.module.css'
import styles from './home-skeleton.module.css'

/** The home page while it loads: a hero, which visitors have too, and the member's first rows. */
export function HomeSkeleton() {
  const { isMember } = useSite()
  return (
    <div aria-busy="true">
      <PageWaiting />
      <div className={hero.hero} aria-hidden="true">
        <div className={hero.text}>
          <div className={styles.title} />
          <div className={styles.button} />
        </div>
      </div>
      {isMember && (
        <div className={home.rows}>
          <RowSkeleton vertical="movies" variant="cardPlayLandscape" slides={4} />
          <RowSkeleton vertical="movies" />
        </div>
      )}
    </div>
  )
}
