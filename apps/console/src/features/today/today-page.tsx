/** What needs attention, each with a link to it; then the state of the house. */
import type { Today } from '@quintet/contracts/operator/today'
import { monthsOf } from '@quintet/domain/basics/calendar'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide'
import { meQuery, moneyQuery, todayQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Figure, Figures } from '../../ui/figure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { Growth } from '../money/charts.tsx'
import styles from './today-page.module.css'
import { WorkersNotice } from './workers-notice.tsx'

export function TodayPage() {
  const texts = useTexts()
  const today = useQuery(todayQuery)
  const { data: me } = useSuspenseQuery(meQuery)
  return (
    <>
      <PageHead title={texts.today.title} />
      {today.data ? <Standing today={today.data} /> : <Waiting query={today} />}
      {me.rights.includes('money') && <Earnings />}
    </>
  )
}

/** A summary of the last twelve months; nothing until somebody has joined. */
function Earnings() {
  const { today: words } = useTexts()
  const money = useQuery(moneyQuery({ months: 12 }))
  if (!money.data) return <Waiting query={money} />
  const { from, to, currency, cells } = money.data
  if (cells.length === 0) return null
  return (
    <>
      <h2 className={styles.heading}>{words.earnings}</h2>
      <div className={styles.charts}>
        <Growth cells={cells} months={monthsOf({ from, to })} currency={currency} by="none" where={{}} />
      </div>
    </>
  )
}

type Waits = {
  to: '/jobs' | '/notices' | '/disputes' | '/members' | '/approvals' | '/mails' | '/upkeep'
  search?: { state: 'past_due' | 'undelivered' }
  count: string
  what: string
}

function waitingIn(
  { jobs, members, disk }: Today,
  texts: Texts,
  formats: ReturnType<typeof useFormats>,
): Waits[] {
  const { today: words } = texts
  const all = [
    { to: '/jobs', count: jobs.failed, what: words.failedJobs },
    { to: '/approvals', count: members?.openApprovals ?? 0, what: words.openApprovals },
    { to: '/notices', count: members?.openNotices ?? 0, what: words.openNotices },
    {
      to: '/members',
      search: { state: 'past_due' },
      count: members?.failedPayments ?? 0,
      what: words.failedPayments,
    },
    { to: '/disputes', count: members?.dueDisputes ?? 0, what: words.dueDisputes },
    {
      to: '/mails',
      search: { state: 'undelivered' },
      count: members?.undeliveredMails ?? 0,
      what: words.undeliveredMails,
    },
  ] as const
  return [
    ...all
      .filter(({ count }) => count > 0)
      .map(({ count, what, ...link }) => ({ ...link, count: formats.number(count), what: what(count) })),
    ...(disk.isLow
      ? [{ to: '/upkeep' as const, count: formats.bytes(disk.freeBytes), what: words.diskFull }]
      : []),
  ]
}

function Standing({ today }: { today: Today }) {
  const texts = useTexts()
  const formats = useFormats()
  const waits = waitingIn(today, texts, formats)
  const { titles, jobs, disk, members, workers } = today
  const isSteady = !workers?.doubt && !workers?.isMissing
  return (
    <>
      {workers && <WorkersNotice workers={workers} />}
      {waits.length === 0 && isSteady && (
        <Panel>
          <Empty title={texts.today.calm}>{texts.today.calmHint}</Empty>
        </Panel>
      )}
      {waits.length > 0 && (
        <Panel title={texts.today.waits}>
          <ul className={styles.waits}>
            {waits.map(({ count, what, ...link }) => (
              <li key={what}>
                <Link {...link} className={styles.wait}>
                  <strong>{count}</strong> <span>{what}</span>
                  <Icon drawing={ChevronRight} />
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <h2 className={styles.heading}>{texts.today.standing}</h2>
      <Figures>
        {members && (
          <Figure
            name={texts.today.members}
            value={formats.number(members.running)}
            beside={texts.today.trialing(formats.number(members.trialing))}
          />
        )}
        <Figure
          name={texts.today.titles}
          value={formats.number(titles.published)}
          beside={texts.today.hidden(formats.number(titles.hidden))}
        />
        <Figure
          name={texts.today.packaging}
          value={formats.number(jobs.running)}
          beside={texts.today.queued(formats.number(jobs.waiting))}
        />
        <Figure
          name={texts.today.disk}
          value={formats.gigabytes(disk.freeBytes)}
          beside={texts.today.of(formats.gigabytes(disk.totalBytes))}
        />
      </Figures>
    </>
  )
}
