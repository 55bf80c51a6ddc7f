import { liveState } from '@quintet/domain/live/broadcast'
import { useNow, useTimeZone } from '../../shell/use-now.ts'
import { formatMoment } from '../../texts/format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './live-badge.module.css'

type LiveBadgeProps = { startsAt?: string | undefined; endsAt?: string | undefined }

/** Shows "live", the start time before, or "ended" after, in the user's own time zone. @spec catalogue 2.8.5 */
export function LiveBadge({ startsAt, endsAt }: LiveBadgeProps) {
  const texts = useTexts()
  const now = useNow()
  const timeZone = useTimeZone()
  // The label does not depend on whether there is a recording.
  const state = liveState({ startsAt, endsAt, isRecorded: false }, now)
  const label =
    state === 'announced' && startsAt !== undefined
      ? texts.item.startsAt(formatMoment(startsAt, now, timeZone, texts))
      : state === 'live'
        ? texts.item.live
        : texts.item.ended
  return (
    <span className={styles.live} data-state={state === 'live' ? 'now' : state}>
      {label}
    </span>
  )
}
