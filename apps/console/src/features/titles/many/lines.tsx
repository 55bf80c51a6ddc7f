import type { ManyLine } from '@quintet/contracts/operator/many-titles'
import { useQuery } from '@tanstack/react-query'
import { genresQuery } from '../../../api/queries.ts'
import type { Texts } from '../../../texts/en.ts'
import type { Formats } from '../../../texts/formats.ts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import styles from './many.module.css'

type Values = ManyLine['after']

/** What would become of each title, field by field. */
export function Lines({ lines }: { lines: readonly ManyLine[] }) {
  const texts = useTexts()
  const formats = useFormats()
  const { data: genres = [] } = useQuery(genresQuery())
  const names = new Map(genres.map(({ id, name }) => [id, name]))
  const told = (values: Values, field: keyof Values) => tell(values, field, { texts, formats, names })
  return (
    <ul className={styles.lines} aria-label={texts.many.changes}>
      {lines.map(({ id, title, before, after }) => (
        <li key={id}>
          <strong>{title}</strong>
          {(Object.keys(after) as (keyof Values)[]).map((field) => (
            <p key={field}>
              {texts.title.fields[field]}: <del aria-label={texts.many.from}>{told(before, field)}</del>{' '}
              <ins aria-label={texts.many.to}>{told(after, field)}</ins>
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

type Telling = { texts: Texts; formats: Formats; names: ReadonlyMap<string, string> }

function tell(values: Values, field: keyof Values, telling: Telling): string {
  return TOLD[field](values, telling)
}

const TOLD: Record<keyof Values, (values: Values, telling: Telling) => string> = {
  categories: ({ categories = [] }, { texts, names }) =>
    categories.map((id) => names.get(id) ?? id).join(', ') || texts.many.none,
  tags: ({ tags = [] }, { texts }) => tags.join(', ') || texts.many.none,
  rating: ({ rating }, { texts }) =>
    [rating?.guidance?.replace('-', ' ') ?? texts.title.unrated, ...(rating?.descriptors ?? [])].join(', '),
  rights({ rights }, { texts, formats }) {
    const time = (at: string | null | undefined) => (at ? formats.time(at) : texts.many.isOpen)
    return texts.many.window(time(rights?.from), time(rights?.until))
  },
  rental: ({ rental }, { texts, formats }) =>
    rental ? formats.money(rental.priceCents, rental.currency) : texts.many.included,
}
