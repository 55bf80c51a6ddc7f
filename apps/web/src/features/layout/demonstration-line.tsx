import { useSite } from '../../api/asker.ts'
import { serviceLinesTexts } from '../../texts/service-lines.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import styles from './demonstration-line.module.css'

/** On every page of a public demonstration service, a notice of what is not real. @spec decisions 14.1 */
export function DemonstrationLine() {
  const { demonstration } = useSite()
  const { demonstration: texts } = useTextsOf(serviceLinesTexts)
  if (demonstration === null) return null
  return (
    <p className={styles.line} role="note">
      <strong>{texts.title}</strong>
      {demonstration.payments && ` ${texts.payments}`}
      {demonstration.company && ` ${texts.company}`}
    </p>
  )
}
