import type { ContentItem } from '@quintet/contracts/content'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { pictureOf, verticalOf } from '../../api/card.ts'
import { childrenQuery, itemQuery } from '../../api/titles.queries.ts'
import { hasParts, isOffered } from '../../api/offered.ts'
import type { Playable } from '../../playing/play-request.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { rentalsQuery } from '../../api/rentals.queries.ts'
import { useIsElsewhere } from '../../titles/use-is-elsewhere.ts'
import { useOpenRental } from '../../titles/rental/use-rental.ts'
import { settleSections } from '../../shell/report.ts'
import { type Asker, useAsker, useSite } from '../../api/asker.ts'
import { kidsTexts } from '../../texts/kids.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../titles/picture/picture.tsx'
import { queueOf, trailerOf } from '../../playing/playable.ts'
import styles from './kids-detail.module.css'
import { kidsRelatedQuery } from './kids-queries.ts'
import { KidsRow } from './kids-row.tsx'

export function loadKidsDetail(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  item: ContentItem,
) {
  const id = item.contentitem_id
  return settleSections([
    queryClient.ensureQueryData(kidsRelatedQuery(asker, id)),
    ...(asker.site.isMember && item.rental ? [queryClient.ensureQueryData(rentalsQuery(asker))] : []),
    ...(hasParts(item) ? [queryClient.ensureQueryData(childrenQuery(asker, id))] : []),
  ])
}

/** The page of one title for kids: its picture, one big button, its parts as pictures. @spec decisions 5.3 */
export function KidsDetail({ id }: { id: number }) {
  const { data: item } = useQuery(itemQuery(useAsker(), id))
  return item ? <Detail item={item} /> : null
}

function Detail({ item }: { item: ContentItem }) {
  const kids = useTextsOf(kidsTexts)
  const asker = useAsker()
  const { isMember } = useSite()
  const vertical = verticalOf(item)
  const { shape, playerType } = VERTICAL_FACTS[vertical]
  const { attributes } = item
  const { data: parts = [] } = useQuery({
    ...childrenQuery(asker, item.contentitem_id),
    enabled: hasParts(item),
  })
  const { data: related = [] } = useQuery(kidsRelatedQuery(asker, item.contentitem_id))
  const queue = queueOf(item, parts, isMember)
  const [first] = queue
  const rental = useOpenRental(item.contentitem_id, item.rental)
  const isToRent = item.rental !== undefined && !rental
  const isElsewhere = useIsElsewhere(item.available_in)
  const isPlayable = isMember && first && !isToRent && !isElsewhere && isOffered(item)
  return (
    <div className={styles.page} data-vertical={vertical}>
      <section className={styles.stage}>
        <div className={styles.scene}>
          <Picture
            picture={pictureOf(item, ['background', 'landscape', shape])}
            sizes="(width < 845px) 100vw, 62vw"
            alt=""
            isFirst
            className={styles.picture}
          />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title} dir="auto">
            {attributes.title}
          </h1>
          <p className={styles.about} dir="auto">
            {attributes.short_description ?? attributes.description}
          </p>
          <div className={styles.buttons}>
            {isPlayable && <BigButton item={first} queue={queue} label={kids.play[playerType]} isMain />}
            {attributes.trailer && (
              <BigButton item={trailerOf(item)} queue={[]} label={kids.trailer} isMain={!isPlayable} />
            )}
          </div>
          {!isPlayable && (
            <p className={styles.note}>
              {!isMember ? kids.logIn : isElsewhere ? kids.notHere : isToRent ? kids.toRent : kids.soon}
            </p>
          )}
        </div>
      </section>
      {isPlayable && queue.length > 1 && <Parts parts={parts} queue={queue} />}
      <KidsRow heading={kids.more} vertical={vertical} cards={related} />
    </div>
  )
}

type BigButtonProps = { item: Playable; queue: readonly Playable[]; label: string; isMain: boolean }

function BigButton({ item, queue, label, isMain }: BigButtonProps) {
  const { play, load } = usePlayer()
  return (
    <button
      type="button"
      className={styles.button}
      data-main={isMain || undefined}
      onClick={() => play({ item, queue })}
      onPointerEnter={load}
      onFocus={load}
    >
      <span className={styles.circle}>
        <Icon name="play" size={isMain ? 52 : 32} isSolid />
      </span>
      {label}
    </button>
  )
}

function Parts({ parts, queue }: { parts: readonly ContentItem[]; queue: readonly Playable[] }) {
  const texts = useTexts()
  const { play, load } = usePlayer()
  return (
    <ol className={styles.parts}>
      {queue.map((item, index) => {
        const part = parts.find(({ contentitem_id }) => contentitem_id === item.id)
        return (
          <li key={item.id}>
            <button
              type="button"
              className={styles.part}
              onClick={() => play({ item, queue })}
              onPointerEnter={load}
              onFocus={load}
              aria-label={texts.card.play(item.title)}
            >
              <span className={styles.still}>
                <Picture
                  picture={(part && pictureOf(part, ['landscape', 'background'], 640)) ?? item.picture}
                  sizes="14rem"
                  alt=""
                />
                <span className={styles.number}>{index + 1}</span>
              </span>
              <span dir="auto">{item.title}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
