import type { ContentItem } from '@quintet/contracts/content'
import { useBroadcast, type Broadcast } from '../../shell/use-broadcast.ts'
import { useNow, useTimeZone } from '../../shell/use-now.ts'
import { formatMoment } from '../../texts/format.ts'
import { formatTimecode } from '../../texts/format-details.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { StatePill } from '../../ui/state-pill/state-pill.tsx'
import styles from './broadcast-line.module.css'

/** The state of a live title, in the user's own time zone; a countdown in the last hour before its start. @spec catalogue 2.8.5 */
export function BroadcastLine({ item }: { item: ContentItem }) {
  const texts = useTexts()
  const words = useTextsOf(detailTexts)
  const now = useNow()
  const timeZone = useTimeZone()
  const broadcast = useBroadcast(item)
  if (!broadcast) return null
  const { state, secondsToStart } = broadcast
  return (
    <div className={styles.lines}>
      <StatePill isLive={state === 'live'}>
        {wordsOf(broadcast, words, (time) => formatMoment(time, now, timeZone, texts))}
      </StatePill>
      {secondsToStart !== null && (
        <p className={styles.countdown} role="timer">
          {words.startsIn(formatTimecode(secondsToStart))}
        </p>
      )}
    </div>
  )
}

function wordsOf(
  { state, startsAt, endsAt }: Broadcast,
  words: (typeof detailTexts)['en'],
  moment: (time: string) => string,
): string {
  if (state === 'announced' && startsAt !== undefined) return words.liveFrom(moment(startsAt))
  if (state === 'replay' && startsAt !== undefined) return words.replayOf(moment(startsAt))
  if (state !== 'live' && endsAt !== undefined) return words.endedOn(moment(endsAt))
  return endsAt === undefined ? words.liveNow : words.liveUntil(moment(endsAt))
}
