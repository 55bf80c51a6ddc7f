import type { WorkSummary } from '@quintet/contracts/people'
import { useState } from 'react'
import { peopleTexts } from '../../texts/people.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { WorkList } from '../../titles/work-list/work-list.tsx'
import { Button } from '../../ui/button/button.tsx'
import styles from './person-page.module.css'

/** Up to this number of works, all are shown at once. */
const SHOWN = 12

/** The works of a composer that can be played here; renders nothing if there are none. @spec product 5.3 */
export function WorksSection({ works }: { works: readonly WorkSummary[] }) {
  const words = useTextsOf(peopleTexts)
  const [hasAll, setHasAll] = useState(works.length <= SHOWN)
  if (works.length === 0) return null
  return (
    <section className={styles.works} aria-labelledby="works">
      <h2 className={styles.heading} id="works">
        {words.works}
      </h2>
      <WorkList
        works={works}
        tell={({ recordings }) => words.recordingCount(recordings)}
        {...(hasAll ? {} : { shown: SHOWN })}
      />
      {!hasAll && (
        <Button className={styles.all} look="quiet" onClick={() => setHasAll(true)}>
          {words.allWorks(works.length)}
        </Button>
      )}
    </section>
  )
}
