/** The actions possible on a dispute, by its stage. */
import { type DisputeLine, takeDispute } from '@quintet/contracts/operator/disputes'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { meQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/language.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from '../../ui/entry.module.css'
import { wordsOf } from '../../ui/failure.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { Asked } from './dispute-question.tsx'

type Actions = { dispute: DisputeLine; onAsk: (what: Asked['what']) => void }

export function DisputeActions({ dispute, onAsk }: Actions) {
  const { disputes: words } = useTexts()
  const { rights } = useSuspenseQuery(meQuery).data
  const { accountId, page, stage } = dispute
  const mayAct = rights.includes('refund')
  return (
    <div className={styles.actions}>
      {stage === 'waits' && page !== null && (
        <a className={buttonClass('primary')} href={page} target="_blank" rel="noreferrer">
          {words.toProvider}
        </a>
      )}
      {mayAct && <Working dispute={dispute} onAsk={onAsk} />}
      {mayAct && (
        <Button look="plain" onClick={() => onAsk('note')}>
          {dispute.note ? words.change : words.write}
        </Button>
      )}
      {accountId !== null && (
        <Link to="/members/$id" params={{ id: accountId }} className={buttonClass('plain')}>
          {words.toMember}
        </Link>
      )}
      {stage !== 'waits' && page !== null && (
        <a className={buttonClass('plain')} href={page} target="_blank" rel="noreferrer">
          {words.looking}
        </a>
      )}
    </div>
  )
}

function Working({ dispute, onAsk }: Actions) {
  const texts = useTexts()
  const { disputes: words } = texts
  const { email } = useSuspenseQuery(meQuery).data
  const queryClient = useQueryClient()
  const toast = useToast()
  const taking = useMutation({
    mutationFn: (isMine: boolean) => call(takeDispute, { params: { id: dispute.id }, body: { isMine } }),
    onSuccess: () => toast(texts.common.done),
    onError: (error) => toast(wordsOf(error, texts)),
    onSettled: () => void queryClient.invalidateQueries(),
  })
  const { takenBy, answer } = dispute
  if (dispute.stage === 'won' || dispute.stage === 'lost') return null
  if (answer !== null) return <Button onClick={() => onAsk('again')}>{words.again}</Button>
  if (dispute.stage !== 'waits') return null
  const isMine = takenBy === email
  return (
    <>
      <Button onClick={() => taking.mutate(!isMine)} isBusy={taking.isPending}>
        {isMine ? words.putDown : takenBy === null ? words.take : words.takeOver}
      </Button>
      <Button onClick={() => onAsk('answered')}>{words.answered}</Button>
      <Button onClick={() => onAsk('accepted')}>{words.accepted}</Button>
    </>
  )
}
