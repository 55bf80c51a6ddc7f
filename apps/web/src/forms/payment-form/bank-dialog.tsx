import { readSandboxSetup } from '@quintet/contracts/sign-up'
import type { Wallet } from '@quintet/domain/money/payment'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { paymentTexts } from '../../texts/payment.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import styles from './bank-dialog.module.css'

const LOOK_EVERY_MS = 1000

type AskedByPayPal = { by: 'paypal'; page: string; setup: { setupId: string; clientSecret: string } }

/** The confirmation that the provider requires of the payer: the bank's 3-D Secure, a wallet's approval, or PayPal's page. */
export type Asked = { by: 'bank' } | { by: Wallet } | AskedByPayPal

/** Asks and waits for the answer; resolves to false if it is refused. */
export type AskBank = (asked?: Asked) => Promise<boolean>

type Question = { asked: Asked; answer: (approve: boolean) => void } | null

/** Returns the open question, for `BankDialog`, and `ask`, for `confirmPayment`. */
export function useBankQuestion(): { question: Question; ask: AskBank } {
  const [question, setQuestion] = useState<Question>(null)
  const ask = useCallback<AskBank>(
    (asked = { by: 'bank' }) =>
      new Promise<boolean>((resolve) => {
        setQuestion({
          asked,
          answer: (approve) => {
            setQuestion(null)
            resolve(approve)
          },
        })
      }),
    [],
  )
  return { question, ask }
}

export function BankDialog({ question }: { question: Question }) {
  const { challenge } = useTextsOf(paymentTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (question) dialog.current?.showModal()
    else dialog.current?.close()
  }, [question])
  const by = question?.asked.by ?? 'bank'
  const { title, text } = challenge[by]
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="bank-title"
      onCancel={(event) => {
        event.preventDefault()
        question?.answer(false)
      }}
    >
      <h2 className={styles.title} id="bank-title">
        {title}
      </h2>
      <p>{text}</p>
      <div className={styles.buttons}>
        {question?.asked.by === 'paypal' ? (
          <PayPalLink asked={question.asked} onAnswer={() => question.answer(true)} />
        ) : (
          <Button onClick={() => question?.answer(true)}>{challenge.approve}</Button>
        )}
        <Button look="quiet" onClick={() => question?.answer(false)}>
          {challenge.refuse}
        </Button>
      </div>
    </dialog>
  )
}

// A link rather than a window opened by script, which blockers would treat as a pop-up.
function PayPalLink({ asked: { page, setup }, onAnswer }: { asked: AskedByPayPal; onAnswer: () => void }) {
  const { challenge } = useTextsOf(paymentTexts)
  const [isOpen, setOpen] = useState(false)
  const tellAnswered = useEffectEvent(onAnswer)
  const { setupId, clientSecret } = setup
  useEffect(() => {
    const timer = setInterval(() => {
      call(readSandboxSetup, { params: { setupId }, body: { clientSecret } })
        .then(({ status }) => (status === 'requires_action' ? undefined : tellAnswered()))
        .catch(() => undefined) // No response: it is polled again.
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [setupId, clientSecret])
  return (
    <>
      <a href={page} target="_blank" rel="noopener" className={buttonClass()} onClick={() => setOpen(true)}>
        {challenge.open}
      </a>
      <p className={styles.waiting} role="status">
        {isOpen ? challenge.waiting : ''}
      </p>
    </>
  )
}
