/** Year, place, rating, genres, rights and price. */
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { hasField, isSpan } from '@quintet/domain/catalogue/title-sheet'
import { DISCS_MAX, TRACK_NUMBER_MAX } from '@quintet/domain/catalogue/track-order'
import { useTexts } from '../../../texts/language.tsx'
import { Check, Field } from '../../../ui/field.tsx'
import { chosenIn, textOf } from '../../../ui/form-text.ts'
import { fromLocal, toLocal } from '../../../ui/local-time.ts'
import { CountriesField } from '../countries-field.tsx'
import { countriesIn } from '../countries-in.ts'
import { DescriptorsField, TagsField } from '../words-fields.tsx'
import { RatingField } from './rating-field.tsx'
import { SheetPanel } from './sheet-panel.tsx'
import styles from './sheet.module.css'

type PanelProps = { title: TitleRecord }

export function FactsPanel({ title }: PanelProps) {
  const { title: words } = useTexts()
  const { year, order, trackNumber } = title.shown
  const isTrack = hasField(title.kind, 'trackNumber')
  return (
    <SheetPanel
      title={title}
      heading={words.panels.facts}
      fields={isTrack ? ['year', 'order', 'trackNumber'] : ['year', 'order']}
      read={(data) => ({
        year: numberIn(data, 'year'),
        order: numberIn(data, 'order') ?? order,
        ...(isTrack && {
          trackNumber: { disc: numberIn(data, 'disc'), number: numberIn(data, 'number') },
        }),
      })}
    >
      <div className={styles.pair}>
        <Field
          label={words.fields.year}
          name="year"
          type="number"
          min={1000}
          max={9999}
          defaultValue={year ?? ''}
        />
        <Field
          label={words.fields.order}
          hint={words.orderHint}
          name="order"
          type="number"
          step={1}
          defaultValue={order}
          required
        />
      </div>
      {isTrack && (
        <div className={styles.pair}>
          <Field
            label={words.disc}
            name="disc"
            type="number"
            min={0}
            max={DISCS_MAX}
            defaultValue={trackNumber.disc ?? ''}
          />
          <Field
            label={words.trackNumber}
            name="number"
            type="number"
            min={0}
            max={TRACK_NUMBER_MAX}
            defaultValue={trackNumber.number ?? ''}
          />
        </div>
      )}
    </SheetPanel>
  )
}

export function RatingPanel({ title }: PanelProps) {
  const { title: words } = useTexts()
  const { guidance, descriptors, written } = title.shown.rating as TitleRecord['shown']['rating'] & {
    written?: string | null
  }
  return (
    <SheetPanel
      title={title}
      heading={words.panels.rating}
      fields={['rating']}
      read={(data) => ({
        rating: { guidance: textOf(data, 'guidance') || null, descriptors: chosenIn(data, 'descriptors') },
      })}
    >
      <RatingField guidance={guidance} />
      {guidance === null && written && <p className={styles.hint}>{words.unread(written)}</p>}
      <DescriptorsField descriptors={descriptors} />
    </SheetPanel>
  )
}

export function GenresPanel({ title }: PanelProps) {
  const { title: words } = useTexts()
  const { categories, tags } = title.shown
  return (
    <SheetPanel
      title={title}
      heading={words.panels.genres}
      fields={['categories', 'tags']}
      read={(data) => {
        const chosen = chosenIn(data, 'category')
        // Existing genres keep their order: the second one is a sports title's label.
        const kept = categories.filter((category) => chosen.includes(category))
        return {
          categories: [...new Set([...kept, ...chosen])],
          tags: chosenIn(data, 'tags').toSorted(),
        }
      }}
    >
      <fieldset className={styles.genres}>
        <legend>{words.fields.categories}</legend>
        {title.genres.map(({ id, name }) => (
          <Check key={id} label={name} name="category" value={id} defaultChecked={categories.includes(id)} />
        ))}
      </fieldset>
      <TagsField label={words.fields.tags} name="tags" tags={tags} />
    </SheetPanel>
  )
}

export function RightsPanel({ title }: PanelProps) {
  const { title: words } = useTexts()
  const { rights, countries, rental } = title.shown
  const hasPrice = hasField(title.kind, 'rental')
  return (
    <SheetPanel
      title={title}
      heading={words.panels.rights}
      fields={hasPrice ? ['rights', 'countries', 'rental'] : ['rights', 'countries']}
      read={(data) => {
        const from = fromLocal(textOf(data, 'from'), rights.from)
        const until = fromLocal(textOf(data, 'until'), rights.until)
        if (!isSpan(from, until)) return words.wrongSpan
        const priceCents = Math.round(Number(textOf(data, 'price')) * 100)
        return {
          rights: { from, until },
          countries: countriesIn(data),
          ...(hasPrice && { rental: priceCents > 0 ? { priceCents, currency: 'EUR' as const } : null }),
        }
      }}
    >
      <div className={styles.pair}>
        <Field label={words.from} name="from" type="datetime-local" defaultValue={toLocal(rights.from)} />
        <Field label={words.until} name="until" type="datetime-local" defaultValue={toLocal(rights.until)} />
      </div>
      <CountriesField countries={countries} />
      {hasPrice && (
        <Field
          label={words.price}
          hint={words.priceHint}
          name="price"
          type="number"
          min={0}
          max={1000}
          step={0.01}
          defaultValue={rental ? (rental.priceCents / 100).toFixed(2) : ''}
        />
      )}
    </SheetPanel>
  )
}

function numberIn(data: FormData, name: string): number | null {
  const written = textOf(data, name)
  return written === '' ? null : Number(written)
}
