import { useState } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import sheet from '../sheet/sheet.module.css'
import styles from './album.module.css'
import type { Row } from './rows.ts'

const FIELDS = ['artists', 'composers', 'workDe', 'workEn'] as const
type Filled = Partial<Pick<Row, (typeof FIELDS)[number]>>

/** Fields that are written into all rows at once. */
export function Fill({ onFill }: { onFill: (told: Filled) => void }) {
  const { album: words, title } = useTexts()
  const [told, setTold] = useState<Filled>({})
  const labels = {
    ...words.columns,
    workDe: title.work.name.de,
    workEn: title.work.name.en,
  }
  const fill = () => {
    const written = FIELDS.flatMap((field) => {
      const value = told[field]?.trim() ?? ''
      return value === '' ? [] : [[field, value]]
    })
    setTold({})
    onFill(Object.fromEntries(written) as Filled)
  }
  return (
    <details className={styles.fill}>
      <summary>{words.fill}</summary>
      <p className={styles.hint}>{words.fillHint}</p>
      <div className={sheet.pair}>
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={labels[field]}
            value={told[field] ?? ''}
            maxLength={300}
            onChange={({ target }) => setTold({ ...told, [field]: target.value })}
          />
        ))}
      </div>
      <p>
        <Button onClick={fill}>{words.fillIn}</Button>
      </p>
    </details>
  )
}
