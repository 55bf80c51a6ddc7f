import { useId, useState } from 'react'
import { useSite } from '../../api/asker.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from '../../ui/modal/question.module.css'
import { PinBoxes } from '../../ui/pin-boxes/pin-boxes.tsx'
import { EMPTY_PIN, wholePin, type PinDigits } from '../../ui/pin-boxes/pin-digits.ts'
import { toggleByPin, type LockQuestionProps } from './kids-lock.ts'

/** Asks for the PIN; the fourth digit submits it. */
export function AskPin({ words, message, onSettled, onForgotten }: LockQuestionProps) {
  const { isKidLocked } = useSite()
  const errorId = useId()
  const [pin, setPin] = useState(EMPTY_PIN)
  const [isBusy, setBusy] = useState(false)
  const ask = async (digits: PinDigits) => {
    const whole = wholePin(digits)
    if (whole === null || isBusy) return
    setBusy(true)
    const outcome = await toggleByPin(whole, words)
    onSettled(outcome)
    if (outcome.done) return
    setBusy(false)
    setPin(EMPTY_PIN)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void ask(pin)
      }}
    >
      <p className={styles.text}>{isKidLocked ? words.leaveText : words.enterText}</p>
      <PinBoxes
        pin={pin}
        onChange={(next) => {
          setPin(next)
          void ask(next)
        }}
        describedBy={message === '' ? undefined : errorId}
      />
      <p className={styles.error} id={errorId} role="alert">
        {message}
      </p>
      <Button type="submit" isLarge isBusy={isBusy} busyLabel={words.busy}>
        {isKidLocked ? words.unlock : words.lock}
      </Button>
      <button type="button" className={styles.link} onClick={onForgotten}>
        {words.forgotten}
      </button>
    </form>
  )
}
