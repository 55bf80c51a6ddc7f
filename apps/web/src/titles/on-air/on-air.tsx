import { itemAddress } from '@quintet/domain/catalogue/categories'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import type { ScheduleEntry } from '../../api/schedule.queries.ts'
import { useNow } from '../../shell/use-now.ts'
import { guideTexts } from '../../texts/guide.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import styles from './on-air.module.css'
import { useAiring } from './use-airing.ts'

type OnAirProps = { label: string; entries: readonly ScheduleEntry[] }

/** What a channel plays now and next, side by side. Arrow keys move along it, and between such lists. */
export function OnAir({ label, entries }: OnAirProps) {
  const now = useNow()
  const coming = entries.filter(({ endsAt }) => endsAt > now)
  return (
    <ol className={styles.entries} aria-label={label} data-on-air onKeyDown={moveByArrows}>
      {coming.map((entry, at) => (
        <Entry key={entry.startsAt} entry={entry} now={now} isEntrance={at === 0} />
      ))}
    </ol>
  )
}

function Entry({ entry, now, isEntrance }: { entry: ScheduleEntry; now: string; isEntrance: boolean }) {
  const words = useTextsOf(guideTexts)
  const { title, byline, vertical, contentId } = entry
  const { isNow, time, share } = useAiring(entry, now)
  return (
    <li className={styles.entry} data-now={isNow || undefined}>
      <Link
        to={itemAddress(vertical, contentId)}
        className={styles.link}
        // A single tab stop per list; arrow keys reach the other entries.
        tabIndex={isEntrance ? 0 : -1}
        preload={false}
      >
        <span className={styles.time}>
          {isNow && <span className={styles.now}>{words.onNow} </span>}
          {time}
        </span>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {byline && (
          <span className={styles.byline} dir="auto">
            {byline}
          </span>
        )}
        {isNow && <ProgressBar value={share} className={styles.progress} />}
      </Link>
    </li>
  )
}

function moveByArrows(event: KeyboardEvent<HTMLOListElement>): void {
  const list = event.currentTarget
  const along = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const across = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (along === undefined && across === undefined) return
  const links = [...list.querySelectorAll('a')]
  const at = links.indexOf(event.target as HTMLAnchorElement)
  const lists = [...document.querySelectorAll<HTMLElement>('[data-on-air]')]
  const target =
    along === undefined
      ? lists[lists.indexOf(list) + (across ?? 0)]?.querySelector('a')
      : links[at + (getComputedStyle(list).direction === 'rtl' ? -along : along)]
  if (!target) return
  event.preventDefault()
  target.focus()
}
