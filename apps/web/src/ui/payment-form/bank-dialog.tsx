import { useCallback, useEffect, useRef, useState } from 'react'
import { paymentTexts } from '../../texts/payment.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './bank-dialog.module.css'

type Question = { answer: (approve: boolean) => void } | null

/** Asks as the bank's 3-D Secure page would, and waits for the answer. */
export function useBankQuestion(): { question: Question; ask: () => Promise<boolean> } {
  const [question, setQuestion] = useState<Question>(null)
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setQuestion({
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
        {challenge.title}
      </h2>
      <p>{challenge.text}</p>
      <div className={styles.buttons}>
        <Button onClick={() => question?.answer(true)}>{challenge.approve}</Button>
        <Button look="quiet" onClick={() => question?.answer(false)}>
          {challenge.refuse}
        </Button>
      </div>
    </dialog>
  )
}
