/** Requests that need a second person: another operator confirms or refuses them. */
import { type Approval, decideApproval } from '@quintet/contracts/operator/approvals'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { approvalsQuery, meQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from '../../ui/entry.module.css'
import { Waiting } from '../../ui/failure.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'

type Asked = { approval: Approval; decision: 'confirmed' | 'refused' }

export function ApprovalsPage() {
  const { approvals: words } = useTexts()
  const found = useQuery(approvalsQuery)
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Panel>
        {!found.data && <Waiting query={found} />}
        {found.data?.length === 0 && <Empty title={words.empty} />}
        <ul>
          {found.data?.map((approval) => (
            <Entry
              key={approval.id}
              approval={approval}
              onDecide={(decision) => setAsked({ approval, decision })}
            />
          ))}
        </ul>
      </Panel>
      {asked && <Decision {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

type EntryProps = { approval: Approval; onDecide: (decision: Asked['decision']) => void }

function Entry({ approval, onDecide }: EntryProps) {
  const { approvals: words } = useTexts()
  const formats = useFormats()
  const { rights } = useSuspenseQuery(meQuery).data
  const { accountId, email, reason, askedBy, askedAt, isOwn } = approval
  const title = useTitle(approval)
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h2>{title}</h2>
      </div>
      <p className={styles.facts}>{words.asked(askedBy, formats.time(askedAt))}</p>
      <blockquote className={styles.cause}>{reason}</blockquote>
      {isOwn && <p className={styles.missing}>{words.own}</p>}
      <div className={styles.actions}>
        {!isOwn && rights.includes('refund') && (
          <>
            <Button look="primary" onClick={() => onDecide('confirmed')}>
              {words.confirm}
            </Button>
            <Button onClick={() => onDecide('refused')}>{words.refuse}</Button>
          </>
        )}
        {email !== null && (
          <Link to="/members/$id" params={{ id: accountId }} className={buttonClass('plain')}>
            {words.toMember}
          </Link>
        )}
      </div>
    </li>
  )
}

function useTitle({ kind, cents, currency, reference, email }: Approval): string {
  const { approvals: words } = useTexts()
  const formats = useFormats()
  const whom = email ?? words.gone
  return kind === 'refund'
    ? words.refund(formats.money(cents ?? 0, currency ?? 'EUR'), reference ?? '', whom)
    : words.erasure(whom)
}

function Decision({ approval, decision, onClose }: Asked & { onClose: () => void }) {
  const { approvals: words, common, proof } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const isRefusing = decision === 'refused'
  return (
    <ReasonDialog
      title={isRefusing ? words.refuse : words.confirm}
      about={useTitle(approval)}
      lead={isRefusing ? words.refuseLead : words.confirmLead}
      submit={isRefusing ? words.refuse : words.confirm}
      isDangerous={!isRefusing}
      proofLead={approval.kind === 'refund' && !isRefusing ? proof.money : proof.lead}
      act={(reason) => call(decideApproval, { params: { id: approval.id }, body: { decision, reason } })}
      onClose={onClose}
      onDone={() => {
        onClose()
        toast(common.done)
        void queryClient.invalidateQueries()
      }}
    />
  )
}
