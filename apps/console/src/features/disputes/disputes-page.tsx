/** Payments that payers dispute through their bank, the earliest deadline first. @spec decisions 13.40 */
import type { DisputeLine } from '@quintet/contracts/operator/disputes'
import { DISPUTE_SOON_DAYS, type DisputeStage, isReturn } from '@quintet/domain/money/dispute'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { disputesQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import styles from '../../ui/entry.module.css'
import { Waiting } from '../../ui/failure.tsx'
import { Badge, Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { DisputeActions } from './dispute-actions.tsx'
import { type Asked, DisputeQuestion } from './dispute-question.tsx'

const TONES = {
  waits: 'bad',
  under_review: 'warning',
  won: 'good',
  lost: 'neutral',
} as const satisfies Record<DisputeStage, string>

export function DisputesPage() {
  const { disputes: words } = useTexts()
  const disputes = useQuery(disputesQuery)
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Panel>
        {!disputes.data && <Waiting query={disputes} />}
        {disputes.data?.length === 0 && <Empty title={words.empty} />}
        <ul>
          {disputes.data?.map((dispute) => (
            <Entry key={dispute.id} dispute={dispute} onAsk={(what) => setAsked({ dispute, what })} />
          ))}
        </ul>
      </Panel>
      {asked && <DisputeQuestion {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function Entry({ dispute, onAsk }: { dispute: DisputeLine; onAsk: (what: Asked['what']) => void }) {
  const { disputes: words } = useTexts()
  const formats = useFormats()
  const { stage, note, reason } = dispute
  const sum = formats.money(dispute.amountCents, dispute.currency)
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h2>{words.of(sum, dispute.email ?? words.erased)}</h2>
        <Badge tone={TONES[stage]}>{isReturned(dispute) ? words.returned : words.stages[stage]}</Badge>
      </div>
      {stage === 'waits' && <Deadline dispute={dispute} />}
      <p>
        {words.reasons[reason] ?? words.otherReason(reason)}
        {dispute.isInquiry && ` (${words.inquiry})`}
      </p>
      <Circumstances dispute={dispute} />
      <Work dispute={dispute} />
      {note && <blockquote className={styles.cause}>{note}</blockquote>}
      <DisputeActions dispute={dispute} onAsk={onAsk} />
    </li>
  )
}

function Deadline({ dispute: { daysLeft, dueAt } }: { dispute: DisputeLine }) {
  const { disputes: words } = useTexts()
  const formats = useFormats()
  if (daysLeft === null || dueAt === null) return <p className={styles.missing}>{words.noDay}</p>
  const left = daysLeft < 0 ? words.late : daysLeft === 0 ? words.lastDay : words.left(daysLeft)
  return (
    <p className={daysLeft < DISPUTE_SOON_DAYS ? styles.missing : undefined}>
      {left}, {words.dueAt(formats.time(dueAt))}
    </p>
  )
}

/** A returned direct debit is not a dispute: the bank could not collect the money. @spec law 11.7 */
const isReturned = ({ paymentType: type, reason, stage }: DisputeLine) =>
  stage === 'lost' && isReturn({ type, reason })

function Circumstances({ dispute }: { dispute: DisputeLine }) {
  const { disputes: words } = useTexts()
  const formats = useFormats()
  const { paidAt, paymentType, invoice, payment, closedAt } = dispute
  const facts = [
    paidAt && words.paid(formats.day(paidAt), words.methods[paymentType] ?? paymentType),
    invoice && words.invoice(invoice),
    (isReturned(dispute) ? words.returnedOn : words.opened)(formats.day(dispute.openedAt)),
    closedAt && !isReturned(dispute) && words.closed(formats.day(closedAt)),
    payment && `${words.payment} ${payment}`,
    `${words.dispute} ${dispute.id}`,
  ]
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
}

/** Who works on the dispute, and what was done. */
function Work({ dispute }: { dispute: DisputeLine }) {
  const { disputes: words } = useTexts()
  const formats = useFormats()
  const { takenBy, answer, answeredBy, answeredAt, stage } = dispute
  if (answer !== null && answeredBy !== null && answeredAt !== null) {
    const say = answer === 'answered' ? words.answeredBy : words.acceptedBy
    return <p className={styles.facts}>{say(answeredBy, formats.time(answeredAt))}</p>
  }
  if (takenBy !== null) return <p className={styles.facts}>{words.takenBy(takenBy)}</p>
  return stage === 'waits' ? <p className={styles.facts}>{words.nobody}</p> : null
}
