/** One account: its state, the possible actions, its invoices and its history. */
import type { MemberRecord } from '@quintet/contracts/operator/members'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { memberQuery, meQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Copyable } from '../../ui/copyable.tsx'
import { Badge, PageHead, Panel } from '../../ui/panel.tsx'
import { AuditLink } from '../audit/audit-link.tsx'
import { CareActions, GraveActions } from './care-actions.tsx'
import { Invoices } from './invoices.tsx'
import styles from './member-page.module.css'
import { MemberState } from './member-state.tsx'
import { type Asked, Question } from './question.tsx'
import { Timeline } from './timeline.tsx'

export function MemberPage() {
  const { id } = useParams({ strict: false })
  const texts = useTexts()
  const member = useQuery(memberQuery(id ?? ''))
  return (
    <>
      <BackLink to="/members">{texts.member.back}</BackLink>
      {member.data ? (
        <Record member={member.data} />
      ) : (
        <Waiting query={member} screen={texts.members.title} />
      )}
    </>
  )
}

function Record({ member }: { member: MemberRecord }) {
  const texts = useTexts()
  const { rights } = useSuspenseQuery(meQuery).data
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <PageHead
        title={member.name || member.email}
        tabTitle={texts.member.tab(member.id)}
        lead={
          <>
            <Copyable text={member.email} />{' '}
            {member.blockedAt && <Badge tone="bad">{texts.member.blocked}</Badge>}
          </>
        }
        actions={rights.includes('care') && <CareActions member={member} onAsk={setAsked} />}
      />
      <Facts member={member} />
      <div className={styles.columns}>
        <Panel title={texts.member.invoices}>
          <Invoices
            accountId={member.id}
            invoices={member.invoices}
            seesMoney={rights.includes('money')}
            onRefund={rights.includes('refund') ? (invoice) => setAsked({ what: 'refund', invoice }) : null}
          />
        </Panel>
        <Panel title={texts.member.timeline} actions={<AuditLink subject="account" id={member.id} />}>
          <Timeline member={member} canCare={rights.includes('care')} />
        </Panel>
      </div>
      {rights.includes('care') && <GraveActions member={member} onAsk={setAsked} />}
      {asked && <Question member={member} asked={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function Facts({ member }: { member: MemberRecord }) {
  const texts = useTexts()
  const formats = useFormats()
  const { plan, state, expireAt, periodEndsAt } = member
  const until = state === 'trialing' ? texts.member.freeUntil : texts.member.renews
  const over = state === 'ended' ? texts.member.ended : texts.member.ends
  const runs = expireAt ? over(formats.day(expireAt)) : periodEndsAt && until(formats.day(periodEndsAt))
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.member.membership}</dt>
        <dd>
          <MemberState state={state} /> {plan && [texts.members.plans[plan], runs].filter(Boolean).join(', ')}
        </dd>
      </div>
      <div>
        <dt>{texts.member.payment}</dt>
        <dd>
          {member.paymentTypes.map((type) => texts.member.paymentTypes[type] ?? type).join(', ') ||
            texts.common.none}
        </dd>
      </div>
      <div>
        <dt>{texts.member.sessions}</dt>
        <dd>{formats.number(member.sessions)}</dd>
      </div>
      <div>
        <dt>{texts.members.since}</dt>
        <dd>
          {formats.day(member.createdAt)}, {formats.country(member.country)}
        </dd>
      </div>
      <div>
        <dt>{texts.member.id}</dt>
        <dd>
          <Copyable text={member.id} />
        </dd>
      </div>
    </dl>
  )
}
