import { seriesSlug } from '@quintet/domain/catalogue/people'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../../../api/asker.ts'
import { seriesQuery } from '../../../../api/people.queries.ts'
import { playableOf } from '../../../../playing/playable.ts'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTextsOf } from '../../../../texts/use-texts.ts'
import { usePlays } from '../../../../titles/use-is-elsewhere.ts'
import styles from '../audio-bar.module.css'
import type { Listening } from '../use-listening.ts'

/** With this much left, a book also counts as finished. @spec decisions 4.32 */
const OFFERED_SECONDS = 60

/** Offers the next volume when a book of a series is nearly over. @spec product 5.2 */
export function NextVolumeNote({ listening: { item, isBook, playing, store } }: { listening: Listening }) {
  const words = useTextsOf(listeningTexts)
  const plays = usePlays()
  const { duration, position } = playing
  const isNearlyOver = isBook && duration > 0 && duration - position <= OFFERED_SECONDS
  const slug = item.collection === undefined ? '' : seriesSlug(item.collection)
  const { data: series } = useQuery({
    ...seriesQuery(useAsker(), slug),
    enabled: isNearlyOver && slug !== '',
  })
  const volumes = series?.volumes ?? []
  const at = volumes.findIndex((volume) => volume.contentitem_id === item.id)
  const next = at === -1 ? undefined : volumes[at + 1]
  if (!isNearlyOver || !next || !plays(next)) return null
  return (
    <button
      type="button"
      className={styles.back}
      onClick={() => store.play({ item: playableOf(next, next), queue: [] })}
    >
      {words.nextVolume(next.attributes.title)}
    </button>
  )
}
