import type { MemberRecord, TimelineEntry } from '@quintet/contracts/operator/members'
import type { MailKind } from '@quintet/domain/account/mails'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { timelineQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Empty } from '../../ui/panel.tsx'
import { AgainDialog } from '../mails/again-dialog.tsx'
import styles from './member-page.module.css'

type TimelineProps = {
  member: MemberRecord
  /** Whether the operator's role may send mails again. */
  canCare: boolean
}

/** The history of an account, newest first. */
export function Timeline({ member: { id, email }, canCare }: TimelineProps) {
  const texts = useTexts()
  const timeline = useQuery(timelineQuery(id))
  const [again, setAgain] = useState<{ id: string; kind: MailKind | null } | null>(null)
  if (!timeline.data) return <Waiting query={timeline} />
  if (timeline.data.length === 0) return <Empty title={texts.member.noTimeline} />
  return (
    <>
      <ol className={styles.timeline}>
        {timeline.data.map((entry, index) => (
          <Entry key={index} entry={entry} onAgain={canCare ? setAgain : null} />
        ))}
      </ol>
      {again && <AgainDialog mail={{ ...again, recipient: email }} onClose={() => setAgain(null)} />}
    </>
  )
}

type EntryProps = {
  entry: TimelineEntry
  onAgain: ((mail: { id: string; kind: MailKind | null }) => void) | null
}

function Entry({ entry: { at, source, kind, detail, cents, currency, mailId }, onAgain }: EntryProps) {
  const texts = useTexts()
  const formats = useFormats()
  const actions = texts.audit.actions as Record<string, string | undefined>
  const what = source === 'operator' ? actions[kind] : texts.member.kinds[kind]
  const words: Partial<Record<TimelineEntry['source'], Record<string, string | undefined>>> = {
    mail: texts.mails.kinds,
    payment: texts.member.declines,
    dispute: texts.disputes.reasons,
  }
  const told = detail && (words[source]?.[detail] ?? detail)
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
      {onAgain && mailId !== null && (
        <Button
          look="plain"
          className={styles.again}
          aria-label={texts.mails.againAt(told ?? name, formats.time(at))}
          onClick={() => onAgain({ id: mailId, kind: detail as MailKind | null })}
        >
          {texts.mails.again}
        </Button>
      )}
    </li>
  )
}
