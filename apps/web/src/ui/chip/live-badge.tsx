import { useSite } from '../../api/use-asker.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { formatBroadcastTime } from '../../texts/format.ts'
import styles from './chip.module.css'

type LiveBadgeProps = { startsAt?: string | undefined; endsAt?: string | undefined }

/** Live; from when, before it starts; ended, after it did. */
export function LiveBadge({ startsAt, endsAt }: LiveBadgeProps) {
  const texts = useTexts()
  const { renderedAt: now } = useSite()
  const isAhead = startsAt !== undefined && startsAt > now
  const isOver = endsAt !== undefined && endsAt < now
  const label = isAhead
    ? texts.item.startsAt(formatBroadcastTime(startsAt, texts))
    : isOver
      ? texts.item.ended
      : texts.item.live
  return (
    <span className={styles.live} data-state={isAhead ? 'ahead' : isOver ? 'over' : 'now'}>
      {label}
    </span>
  )
}
