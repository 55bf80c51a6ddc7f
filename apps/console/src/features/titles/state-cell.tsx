import type { TitleLine } from '@quintet/contracts/operator/titles'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Badge } from '../../ui/panel.tsx'
import { STATE_TONES } from './state-tones.ts'
import styles from './title-page.module.css'

/** A title's state and schedule. */
export function StateCell({
  state,
  schedule: { publishAt, withdrawAt },
}: Pick<TitleLine, 'state' | 'schedule'>) {
  const { titles, schedule: words } = useTexts()
  const { time } = useFormats()
  return (
    <>
      <Badge tone={STATE_TONES[state]}>{titles.states[state]}</Badge>
      {publishAt && <span className={styles.planned}>{words.from(time(publishAt))}</span>}
      {withdrawAt && <span className={styles.planned}>{words.until(time(withdrawAt))}</span>}
    </>
  )
}
