import type { TitleLine } from '@quintet/contracts/operator/titles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { genresQuery } from '../../../api/queries.ts'
import { useTexts } from '../../../texts/language.tsx'
import { Check, Field } from '../../../ui/field.tsx'
import { CountriesField } from '../countries-field.tsx'
import { RatingField } from '../sheet/rating-field.tsx'
import sheet from '../sheet/sheet.module.css'
import { DescriptorsField, TagsField } from '../words-fields.tsx'
import styles from './many.module.css'

const NO_TAGS: readonly string[] = []

/** The fields that can be set on many titles; the genres are those of their verticals. */
export function ManyFields({ titles }: { titles: readonly TitleLine[] }) {
  const { many: words, title } = useTexts()
  return (
    <>
      <Genres name="addCategories" label={words.addCategories} titles={titles} />
      <Genres name="removeCategories" label={words.removeCategories} titles={titles} />
      <TagsField label={words.addTags} name="addTags" tags={NO_TAGS} />
      <TagsField label={words.removeTags} name="removeTags" tags={NO_TAGS} />
      <Ticked name="rating" label={words.rating}>
        <RatingField guidance={null} />
        <DescriptorsField descriptors={NO_TAGS} />
      </Ticked>
      <Ticked name="rights" label={words.rights}>
        <div className={sheet.pair}>
          <Field label={title.from} hint={words.windowHint} name="from" type="datetime-local" />
          <Field label={title.until} hint={words.windowHint} name="until" type="datetime-local" />
        </div>
      </Ticked>
      <Ticked name="inCountries" label={words.countries}>
        <CountriesField countries={null} />
      </Ticked>
      <Ticked name="rental" label={words.rental}>
        <Field
          label={title.price}
          hint={title.priceHint}
          name="price"
          type="number"
          min={0}
          max={1000}
          step={0.01}
        />
      </Ticked>
    </>
  )
}

type GenresProps = { name: string; label: string; titles: readonly TitleLine[] }

function Genres({ name, label, titles }: GenresProps) {
  const { data: genres = [] } = useQuery(genresQuery())
  const verticals = new Set(titles.map(({ vertical }) => vertical))
  const fitting = genres.filter(({ vertical }) => vertical === null || verticals.has(vertical))
  return (
    <details className={styles.genres}>
      <summary>{label}</summary>
      <fieldset className={sheet.genres} aria-label={label}>
        {fitting.map((genre) => (
          <Check key={genre.id} label={genre.name} name={name} value={genre.id} />
        ))}
      </fieldset>
    </details>
  )
}

/** Fields that apply only if their box is ticked, because an empty one is meaningful too. */
function Ticked({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  const [isTicked, setIsTicked] = useState(false)
  return (
    <div className={styles.ticked}>
      <Check
        label={label}
        name={name}
        checked={isTicked}
        onChange={({ target }) => setIsTicked(target.checked)}
      />
      {isTicked && <div className={styles.within}>{children}</div>}
    </div>
  )
}
