/** One account: how it stands, what can be done, its invoices, what happened. */
import {
  cancelMembership,
  endMemberSessions,
  eraseMember,
  type MemberRecord,
  refundInvoice,
} from '@quintet/contracts/operator/members'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { memberQuery, meQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead, Panel } from '../../ui/panel.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Invoices } from './invoices.tsx'
import styles from './member-page.module.css'
import { MemberState } from './member-state.tsx'
import { readAmount, RefundAmount } from './refund-amount.tsx'
import { Timeline } from './timeline.tsx'

type Invoice = MemberRecord['invoices'][number]
type Asked = { what: 'end' } | { what: 'cancel' } | { what: 'erase' } | { what: 'refund'; invoice: Invoice }

export function MemberPage() {
  const { id } = useParams({ strict: false })
  const texts = useTexts()
  const member = useQuery(memberQuery(id ?? ''))
  return (
    <>
      <Link to="/members" className={buttonClass('plain')}>
        <Icon drawing={ArrowLeft} />
        {texts.member.back}
      </Link>
      {member.data ? <Record member={member.data} /> : <Waiting query={member} />}
    </>
  )
}

function Record({ member }: { member: MemberRecord }) {
  const texts = useTexts()
  const { rights } = useSuspenseQuery(meQuery).data
  const [asked, setAsked] = useState<Asked | null>(null)
  const cares = rights.includes('care')
  const isRunning = member.hasAccess && member.expireAt === null
  return (
    <>
      <PageHead
        title={member.name || member.email}
        lead={member.email}
        actions={
          cares && (
            <>
              <Button disabled={member.sessions === 0} onClick={() => setAsked({ what: 'end' })}>
                {texts.member.endSessions}
              </Button>
              <Button disabled={!isRunning} onClick={() => setAsked({ what: 'cancel' })}>
                {texts.member.cancel}
              </Button>
              <Button onClick={() => setAsked({ what: 'erase' })}>{texts.member.erase}</Button>
            </>
          )
        }
      />
      <Facts member={member} />
      <div className={styles.columns}>
        <Panel title={texts.member.invoices}>
          <Invoices
            invoices={member.invoices}
            onRefund={rights.includes('refund') ? (invoice) => setAsked({ what: 'refund', invoice }) : null}
          />
        </Panel>
        <Panel title={texts.member.timeline}>
          <Timeline id={member.id} />
        </Panel>
      </div>
      {asked && <Question member={member} asked={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function Facts({ member }: { member: MemberRecord }) {
  const texts = useTexts()
  const formats = useFormats()
  const { plan, expireAt, periodEndsAt } = member
  const runs = expireAt
    ? texts.member.ends(formats.day(expireAt))
    : periodEndsAt && texts.member.renews(formats.day(periodEndsAt))
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.member.membership}</dt>
        <dd>
          <MemberState state={member.state} /> {plan && texts.members.plans[plan]} {plan && runs}
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
          {formats.day(member.createdAt)}, {member.country}
        </dd>
      </div>
    </dl>
  )
}

function Question({ member, asked, onClose }: { member: MemberRecord; asked: Asked; onClose: () => void }) {
  const texts = useTexts()
  const formats = useFormats()
  const queryClient = useQueryClient()
  const toast = useToast()
  const params = { id: member.id }
  const shared = {
    onClose,
    isDangerous: true,
    onDone(answer: { changed: boolean }) {
      onClose()
      toast(answer.changed ? texts.common.done : texts.approvals.waits)
      void queryClient.invalidateQueries()
    },
  }
  if (asked.what === 'end')
    return (
      <ReasonDialog
        {...shared}
        title={texts.member.endSessions}
        lead={texts.member.endSessionsLead}
        submit={texts.member.endSessions}
        act={(reason) => call(endMemberSessions, { params, body: { reason } })}
      />
    )
  if (asked.what === 'cancel')
    return (
      <ReasonDialog
        {...shared}
        title={texts.member.cancel}
        lead={texts.member.cancelLead}
        submit={texts.member.cancel}
        act={(reason) => call(cancelMembership, { params, body: { reason } })}
      />
    )
  if (asked.what === 'erase')
    return (
      <ReasonDialog
        {...shared}
        title={texts.member.erase}
        lead={texts.member.eraseLead}
        submit={texts.member.erase}
        act={(reason) => call(eraseMember, { params, body: { reason } })}
      />
    )
  const { invoice } = asked
  return (
    <ReasonDialog
      {...shared}
      title={texts.member.refundTitle(invoice.reference)}
      lead={texts.member.refundLead(formats.money(invoice.refundableCents, invoice.currency))}
      submit={texts.member.refund}
      act={(reason, data) =>
        call(refundInvoice, {
          params,
          body: { invoiceId: invoice.id, amountCents: readAmount(data), reason },
        })
      }
    >
      <RefundAmount cents={invoice.refundableCents} />
    </ReasonDialog>
  )
}
