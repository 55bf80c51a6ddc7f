/** Declarations of members; those that await a decision come first. */
import { decideNotice, type Notice } from '@quintet/contracts/operator/notices'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { meQuery, noticesQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from '../../ui/entry.module.css'
import { Waiting } from '../../ui/failure.tsx'
import { Badge, Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { keepSought } from '../../ui/visits.ts'

const TONES = { open: 'warning', awaiting_member: 'neutral', done: 'good', undone: 'neutral' } as const

/** From here on, the time left stands out. */
const SOON_DAYS = 3

type Asked = { notice: Notice; decision: 'carried_out' | 'closed' }

export function NoticesPage() {
  const texts = useTexts()
  const notices = useQuery(noticesQuery)
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <PageHead title={texts.notices.title} lead={texts.notices.lead} />
      <Panel>
        {!notices.data && <Waiting query={notices} />}
        {notices.data?.length === 0 && <Empty title={texts.notices.empty} />}
        <ul>
          {notices.data?.map((notice) => (
            <Entry key={notice.id} notice={notice} onDecide={(decision) => setAsked({ notice, decision })} />
          ))}
        </ul>
      </Panel>
      {asked && <Decision {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function Entry({ notice, onDecide }: { notice: Notice; onDecide: (decision: Asked['decision']) => void }) {
  const { notices: words } = useTexts()
  const { rights } = useSuspenseQuery(meQuery).data
  const { id, state, name, email, accountId, cause, reference } = notice
  const isOpen = state === 'open'
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h2>
          {words.kinds[notice.kind]}: {name || email}
        </h2>
        {isOverdue(notice) ? (
          <Badge tone="bad">{words.overdue}</Badge>
        ) : (
          <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        )}
      </div>
      <Deadline notice={notice} />
      <Circumstances notice={notice} />
      {cause && <blockquote className={styles.cause}>{cause}</blockquote>}
      {reference && <p>{words.reference(reference)}</p>}
      {isOpen && accountId === null && <p className={styles.missing}>{words.noAccount}</p>}
      <div className={styles.actions}>
        {isOpen && rights.includes('care') && (
          <>
            {accountId !== null && (
              <Button look="primary" onClick={() => onDecide('carried_out')}>
                {words.carryOut}
              </Button>
            )}
            <Button onClick={() => onDecide('closed')}>{words.close}</Button>
          </>
        )}
        {isOpen && (
          <a className={buttonClass('plain')} href={`mailto:${email}?subject=${encodeURIComponent(id)}`}>
            {words.answer}
          </a>
        )}
        {accountId !== null ? (
          <Link to="/members/$id" params={{ id: accountId }} className={buttonClass('plain')}>
            {words.toMember}
          </Link>
        ) : (
          isOpen && <FindMember name={name || email} />
        )}
      </div>
    </li>
  )
}

/** Looks among members for somebody who declared under an address that no account has. */
function FindMember({ name }: { name: string }) {
  const { notices: words } = useTexts()
  const navigate = useNavigate()
  return (
    <Button
      look="plain"
      onClick={() => void navigate({ to: '/members', state: { soughtKey: keepSought(name) } })}
    >
      {words.find(name)}
    </Button>
  )
}

const isOverdue = ({ daysLeft }: Notice) => daysLeft !== null && daysLeft < 0

/** By when an open declaration should be answered; the last days stand out, and overdue ones all the more. */
function Deadline({ notice }: { notice: Notice }) {
  const { notices: words } = useTexts()
  const formats = useFormats()
  const { daysLeft, dueAt } = notice
  if (daysLeft === null) return null
  const day = formats.day(dueAt)
  const told = daysLeft === 0 ? words.lastDay : words.left(daysLeft)
  if (isOverdue(notice)) return <p className={styles.overdue}>{words.overdueSince(day)}</p>
  return (
    <p className={daysLeft < SOON_DAYS ? styles.missing : undefined}>
      {told}, {words.dueOn(day)}
    </p>
  )
}

function Circumstances({ notice }: { notice: Notice }) {
  const { notices: words } = useTexts()
  const formats = useFormats()
  const facts = [
    notice.email,
    words.received(formats.day(notice.receivedAt)),
    notice.isExtraordinary ? words.extraordinary : null,
    notice.effectiveDate ? words.effective(formats.day(notice.effectiveDate)) : null,
    notice.decision ? (notice.decision === 'closed' ? words.closed : words.carriedOut) : null,
  ]
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
}

function Decision({ notice, decision, onClose }: Asked & { onClose: () => void }) {
  const { notices: words, common } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const isClosing = decision === 'closed'
  return (
    <ReasonDialog
      title={isClosing ? words.close : words.carryOut}
      about={`${words.kinds[notice.kind]}, ${notice.name || notice.email}`}
      lead={isClosing ? words.closeLead : words.carryOutLead}
      submit={isClosing ? words.close : words.carryOut}
      isDangerous={!isClosing}
      act={(reason) => call(decideNotice, { params: { id: notice.id }, body: { decision, reason } })}
      onClose={onClose}
      onDone={() => {
        onClose()
        toast(common.done)
        void queryClient.invalidateQueries()
      }}
    />
  )
}
