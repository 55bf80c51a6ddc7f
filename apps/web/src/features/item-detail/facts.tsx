import type { ContentItem } from '@quintet/contracts/content'
import type { Vertical } from '@quintet/domain/categories'
import { useQuery } from '@tanstack/react-query'
import { nameOfGenre } from '../../api/card.ts'
import { categoryNamesQuery } from '../../api/catalogue.queries.ts'
import { useAsker } from '../../api/use-asker.ts'
import { formatLanguage } from '../../texts/format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './facts.module.css'

/** Genres, people, publisher, language: what is known, nothing empty. */
export function Facts({ item, vertical }: { item: ContentItem; vertical: Vertical }) {
  const texts = useTexts()
  const { facts } = texts.item
  const { attributes } = item
  const { data: names = {} } = useQuery(categoryNamesQuery(useAsker(), vertical))
  const genres = item.categories
    .filter((category) => category.startsWith(`${vertical}:`))
    .map((category) => names[category] ?? nameOfGenre(category))
  const known: [label: string, value: string | undefined][] = [
    [facts.genres, genres.join(', ')],
    [facts.director, attributes.director],
    [facts.actors, attributes.actors],
    [facts.author, attributes.author],
    [facts.narrator, attributes.narrator],
    [facts.artist, attributes.artist],
    [facts.publisher, attributes.publisher],
    [facts.language, attributes.language && formatLanguage(attributes.language, texts)],
    [texts.item.poweredBy, vertical === 'pc-games' ? item.contentowner_id : undefined],
  ]
  return (
    <dl className={styles.facts}>
      {known
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
