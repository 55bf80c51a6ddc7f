import { itemAddress, VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAsker, useSite } from '../../api/asker.ts'
import type { ScheduleEntry } from '../../api/schedule.queries.ts'
import { useNow, useTimeZone } from '../../shell/use-now.ts'
import { formatMoment } from '../../texts/format.ts'
import { guideTexts } from '../../texts/guide.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { OnAir } from '../../titles/on-air/on-air.tsx'
import { ReminderBell } from '../../titles/reminder/reminder-button.tsx'
import { Picture } from '../../titles/picture/picture.tsx'
import { EmptyNote } from '../../ui/empty-note/empty-note.tsx'
import { guideDays } from './guide-days.ts'
import styles from './guide-page.module.css'
import { type ChannelDay, guideQuery } from './guide.queries.ts'

/** What is on now and next on all channels, and announced matches, by day. @spec decisions 12.3 */
export function GuidePage({ day: asked }: { day: string | undefined }) {
  const words = useTextsOf(guideTexts)
  const { header } = useTexts()
  const now = useNow()
  const days = guideDays(now)
  const [today = ''] = days
  const day = asked !== undefined && days.includes(asked) ? asked : today
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{header.guide}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <a className={styles.calendar} href="/api/schedule.ics">
          {words.calendar}
        </a>
      </header>
      <nav className={styles.days} aria-label={words.days}>
        {days.map((each, ahead) => (
          <Link
            key={each}
            to="/guide"
            search={ahead === 0 ? {} : { day: each }}
            className={styles.day}
            activeOptions={{ exact: true }}
            aria-current={each === day ? 'page' : undefined}
            resetScroll={false}
          >
            <DayName day={each} ahead={ahead} />
          </Link>
        ))}
      </nav>
      <Day day={day} isToday={day === today} />
    </div>
  )
}

function DayName({ day, ahead }: { day: string; ahead: number }) {
  const { locale } = useTexts()
  const words = useTextsOf(guideTexts)
  if (ahead === 0) return words.today
  if (ahead === 1) return words.tomorrow
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
}

function Day({ day, isToday }: { day: string; isToday: boolean }) {
  const words = useTextsOf(guideTexts)
  const guide = useQuery(guideQuery(useAsker(), day))
  if (guide.isPending) return <ChannelsToCome />
  if (guide.isError)
    return (
      <p className={styles.empty} role="alert">
        {words.failed}
      </p>
    )
  const { screen, radio, matches } = guide.data
  if (screen.length + radio.length + matches.length === 0)
    return (
      <div className={styles.empty} role="status">
        <EmptyNote title={words.empty} hint={words.emptyHint} />
      </div>
    )
  return (
    <>
      {matches.length > 0 && (
        <section className={styles.group} data-vertical="sports" aria-labelledby="guide-matches">
          <h2 id="guide-matches" className={styles.groupHeading}>
            {words.matches}
          </h2>
          <Matches matches={matches} />
        </section>
      )}
      <Channels id="guide-screen" heading={words.screen} channels={screen} />
      {isToday ? (
        <Channels id="guide-radio" heading={words.radio} channels={radio} />
      ) : (
        <p className={styles.note}>{words.radioToday}</p>
      )}
    </>
  )
}

/** Placeholders for one screenful while a day loads. */
function ChannelsToCome() {
  return (
    <div className={styles.group} inert>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.channel}>
          <div className={styles.nameToCome} />
          <div className={styles.dayToCome} />
        </div>
      ))}
    </div>
  )
}

function Matches({ matches }: { matches: readonly ScheduleEntry[] }) {
  const texts = useTexts()
  const timeZone = useTimeZone()
  const now = useNow()
  const { isMember } = useSite()
  return (
    <ul className={styles.matches}>
      {matches.map(({ contentId, vertical, title, byline, startsAt }) => (
        <li key={contentId} className={styles.matchLine}>
          <Link to={itemAddress(vertical, contentId)} className={styles.match}>
            <span className={styles.time}>
              {startsAt <= now && `${texts.item.live} · `}
              {formatMoment(startsAt, startsAt, timeZone, texts)}
            </span>
            <span className={styles.matchTitle}>{title}</span>
            {byline && <span className={styles.byline}>{byline}</span>}
          </Link>
          {isMember && startsAt > now && <ReminderBell contentId={contentId} title={title} />}
        </li>
      ))}
    </ul>
  )
}

type ChannelsProps = { id: string; heading: string; channels: readonly ChannelDay[] }

function Channels({ id, heading, channels }: ChannelsProps) {
  const words = useTextsOf(guideTexts)
  if (channels.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.groupHeading}>
        {heading}
      </h2>
      {channels.map(({ channel, entries }) => (
        <div key={channel.id} className={styles.channel} data-vertical={channel.vertical}>
          <Link to={itemAddress(channel.vertical, channel.id)} className={styles.name}>
            <span className={styles.art} data-shape={VERTICAL_FACTS[channel.vertical].shape}>
              <Picture picture={channel.picture} sizes="5.5rem" alt="" />
            </span>
            <span className={styles.channelTitle}>{channel.title}</span>
          </Link>
          <OnAir label={words.programmeOf(channel.title)} entries={entries} />
        </div>
      ))}
    </section>
  )
}
