import type { TimelineEntry } from '@quintet/contracts/operator/members'
import { useQuery } from '@tanstack/react-query'
import { timelineQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Empty } from '../../ui/panel.tsx'
import styles from './member-page.module.css'

/** The history of an account, newest first. */
export function Timeline({ id }: { id: string }) {
  const texts = useTexts()
  const timeline = useQuery(timelineQuery(id))
  if (!timeline.data) return <Waiting query={timeline} />
  if (timeline.data.length === 0) return <Empty title={texts.member.noTimeline} />
  return (
    <ol className={styles.timeline}>
      {timeline.data.map((entry, index) => (
        <Entry key={index} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry: { at, source, kind, detail, cents, currency } }: { entry: TimelineEntry }) {
  const texts = useTexts()
  const formats = useFormats()
  const actions = texts.audit.actions as Record<string, string | undefined>
  const what = source === 'operator' ? actions[kind] : texts.member.kinds[kind]
  const words: Record<string, string | undefined> =
    source === 'mail' ? texts.mails.kinds : source === 'payment' ? texts.member.declines : {}
  const told = detail && (words[detail] ?? detail)
  const name = kind === 'credit_note' ? texts.member.creditNote : texts.member.sources[source]
  return (
    <li className={styles.entry} data-source={source} data-kind={kind}>
      <span className={styles.dot} aria-hidden="true" />
      <p>
        <strong>{name}</strong> {what ?? kind}
        {cents !== null && currency && ` · ${formats.money(cents, currency)}`}
      </p>
      {told && <p className={styles.detail}>{told}</p>}
      <time dateTime={at} title={formats.ago(at)}>
        {formats.time(at)}
      </time>
    </li>
  )
}
