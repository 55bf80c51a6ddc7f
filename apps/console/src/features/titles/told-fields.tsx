/** A title's fields before and after a change, in the reader's language. */
import { TEXT_FIELDS } from '@quintet/contracts/operator/title-sheet'
import type { SheetField } from '@quintet/domain/catalogue/title-sheet'
import { useQuery } from '@tanstack/react-query'
import { genresQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import styles from './told-fields.module.css'
import { partsOf, type Telling, type Values } from './told-values.ts'

type Told = { label: string; before: string; after: string }

/** One line per field of `fields`: the value before and after. */
export function ToldFields({
  before,
  after,
  fields,
}: {
  before: Values
  after: Values
  fields: readonly SheetField[]
}) {
  const texts = useTexts()
  const formats = useFormats()
  const { data: genres = [] } = useQuery(genresQuery())
  const names = new Map(genres.map(({ id, name }) => [id, name]))
  return fields
    .flatMap((field) => linesOf(field, before, after, { texts, formats, names }))
    .map((line) => (
      <p key={line.label} className={styles.told}>
        {line.label}: <del aria-label={texts.many.from}>{line.before}</del>{' '}
        <ins aria-label={texts.many.to}>{line.after}</ins>
      </p>
    ))
}

/** For the texts of a language, returns only those that change. */
function linesOf(field: SheetField, before: Values, after: Values, telling: Telling): Told[] {
  const { none } = telling.texts.many
  const later = partsOf(field, after, telling)
  const lines = partsOf(field, before, telling).map(({ label, value }, index) => ({
    label,
    before: value ?? none,
    after: later[index]?.value ?? none,
  }))
  const isText = field === TEXT_FIELDS.de || field === TEXT_FIELDS.en
  return isText ? lines.filter((line) => line.before !== line.after) : lines
}
