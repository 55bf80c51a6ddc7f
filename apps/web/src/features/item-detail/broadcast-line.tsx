import type { ContentItem } from '@quintet/contracts/content'
import { broadcastState } from '@quintet/domain/broadcast'
import { useNow, useTimeZone } from '../../shell/use-now.ts'
import { formatMoment } from '../../texts/format.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import styles from './broadcast-line.module.css'

/** Where a live title stands, in the reader's own time. @spec catalogue 2.8.5 */
export function BroadcastLine({ item }: { item: ContentItem }) {
  const texts = useTexts()
  const detail = useTextsOf(detailTexts)
  const now = useNow()
  const timeZone = useTimeZone()
  const { starts_at: startsAt, ends_at: endsAt } = item
  if (!item.live && startsAt === undefined) return null
  const state = broadcastState({ startsAt, endsAt }, now)
  const moment = (time: string) => formatMoment(time, now, timeZone, texts)
  const words =
    state === 'ahead' && startsAt !== undefined
      ? detail.liveFrom(moment(startsAt))
      : state === 'over' && endsAt !== undefined
        ? detail.endedOn(moment(endsAt))
        : endsAt === undefined
          ? detail.liveNow
          : detail.liveUntil(moment(endsAt))
  return (
    <p className={styles.line} data-state={state}>
      {words}
    </p>
  )
}
