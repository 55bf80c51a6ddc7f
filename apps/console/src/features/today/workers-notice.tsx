/** Says that no worker runs, or that charges are on hold because the clock may be wrong, and what to do. @spec decisions 13.65 */
import type { Today } from '@quintet/contracts/operator/today'
import { useState } from 'react'
import { serviceNow } from '../../api/service-clock.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import styles from './today-page.module.css'

export function WorkersNotice({ workers }: { workers: NonNullable<Today['workers']> }) {
  const { workers: words } = useTexts().today
  const formats = useFormats()
  const [clocks] = useState(() => ({ theirs: serviceNow(), ours: new Date() }))
  const { seenAt, isMissing, doubt } = workers
  if (doubt)
    return (
      <section className={styles.notice}>
        <h2>{words.doubtTitle(formats.time(doubt.until))}</h2>
        <p>{words.doubt(formats.time(doubt.from))}</p>
        <p>
          {words.doubtToDo(
            formats.time(clocks.theirs.toISOString()),
            formats.time(clocks.ours.toISOString()),
          )}
        </p>
      </section>
    )
  if (!isMissing) return null
  return (
    <section className={styles.notice}>
      <h2>{words.missingTitle}</h2>
      <p>{seenAt ? words.missing(formats.time(seenAt)) : words.never}</p>
      <p>{words.missingToDo}</p>
    </section>
  )
}
