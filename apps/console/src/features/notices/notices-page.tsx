/** Declarations of members; those that await a decision come first. */
import { decideNotice, type Notice } from '@quintet/contracts/operator/notices'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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

const DAY_MS = 24 * 60 * 60 * 1000
const TONES = { open: 'bad', awaiting_member: 'warning', done: 'good', undone: 'neutral' } as const

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
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      </div>
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
        {accountId !== null && (
          <Link to="/members/$id" params={{ id: accountId }} className={buttonClass('plain')}>
            {words.toMember}
          </Link>
        )}
      </div>
    </li>
  )
}

function Circumstances({ notice }: { notice: Notice }) {
  const { notices: words } = useTexts()
  const formats = useFormats()
  const [now] = useState(() => Date.now())
  const days = Math.ceil((Date.parse(notice.dueAt) - now) / DAY_MS)
  const facts = [
    notice.email,
    words.received(formats.day(notice.receivedAt)),
    notice.state === 'open' ? words.due(formats.days(days)) : null,
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
      title={`${isClosing ? words.close : words.carryOut}: ${notice.name || notice.email}`}
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
