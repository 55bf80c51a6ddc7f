import { itemAddress } from '@quintet/domain/catalogue/categories'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAsker } from '../../api/asker.ts'
import { channelScheduleQuery, type ScheduleEntry } from '../../api/schedule.queries.ts'
import { useNow } from '../../shell/use-now.ts'
import { guideTexts } from '../../texts/guide.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { useAiring } from '../../titles/on-air/use-airing.ts'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import styles from './channel-programme.module.css'

const SHOWN_ENTRIES = 9

/** What a channel plays now, next and later, with a link to all channels. @spec decisions 12.3 */
export function ChannelProgramme({ channelId }: { channelId: number }) {
  const { header } = useTexts()
  const words = useTextsOf(guideTexts)
  const now = useNow()
  const { data, isError } = useQuery(channelScheduleQuery(useAsker(), channelId))
  const coming = data?.filter(({ endsAt }) => endsAt > now).slice(0, SHOWN_ENTRIES)
  return (
    <section aria-labelledby="programme">
      <div className={styles.head}>
        <h2 className={styles.heading} id="programme">
          {header.guide}
        </h2>
        <Link className={styles.all} to="/guide">
          {words.allChannels}
        </Link>
      </div>
      {isError && (
        <p className={styles.note} role="alert">
          {words.failed}
        </p>
      )}
      {coming?.length === 0 && <p className={styles.note}>{words.nothingOn}</p>}
      <ol className={styles.list} aria-busy={!data && !isError}>
        {coming?.map((entry, place) => (
          <Entry key={entry.startsAt} entry={entry} now={now} place={place} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry, now, place }: { entry: ScheduleEntry; now: string; place: number }) {
  const words = useTextsOf(guideTexts)
  const { title, byline, vertical, contentId } = entry
  const { isNow, time, share } = useAiring(entry, now)
  return (
    <li className={styles.entry} data-now={isNow || undefined}>
      <span className={styles.when}>
        <span className={styles.label}>
          {isNow ? words.onNow : place <= 1 ? words.next : place === 2 ? words.later : ''}
        </span>
        <span className={styles.time}>{time}</span>
      </span>
      <span className={styles.words}>
        <Link to={itemAddress(vertical, contentId)} className={styles.title} dir="auto" preload={false}>
          {title}
        </Link>
        {byline && (
          <span className={styles.byline} dir="auto">
            {byline}
          </span>
        )}
        {isNow && <ProgressBar value={share} className={styles.progress} />}
      </span>
    </li>
  )
}
