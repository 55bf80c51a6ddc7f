import type { ManyLine } from '@quintet/contracts/operator/many-titles'
import type { SheetField } from '@quintet/domain/catalogue/title-sheet'
import { useTexts } from '../../../texts/language.tsx'
import { ToldFields } from '../told-fields.tsx'
import styles from './many.module.css'

/** The changes each title would undergo, field by field. */
export function Lines({ lines }: { lines: readonly ManyLine[] }) {
  const texts = useTexts()
  return (
    <ul className={styles.lines} aria-label={texts.many.changes}>
      {lines.map(({ id, title, before, after }) => (
        <li key={id}>
          <strong>{title}</strong>
          <ToldFields before={before} after={after} fields={Object.keys(after) as SheetField[]} />
        </li>
      ))}
    </ul>
  )
}
