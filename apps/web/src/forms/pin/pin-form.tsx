import { type ReactNode, useId, useState } from 'react'
import { kidsTexts } from '../../texts/kids.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import question from '../../ui/modal/question.module.css'
import { PinBoxes } from '../../ui/pin-boxes/pin-boxes.tsx'
import { EMPTY_PIN, type PinDigits, wholePin } from '../../ui/pin-boxes/pin-digits.ts'
import styles from './pin-form.module.css'

type PinFormProps = {
  submit: string
  /** The error of the previous attempt. */
  message: string
  /** Resolves to true if the PIN was right; the form then stays busy until it is gone. */
  onPin: (pinCode: string) => Promise<boolean>
  isNight?: boolean
  text?: ReactNode
  /** Below the button. */
  children?: ReactNode
}

/** Asks for the PIN; the fourth digit submits it, and a wrong one empties the boxes. */
export function PinForm({ submit, message, onPin, isNight = false, text, children }: PinFormProps) {
  const { pin: words } = useTextsOf(kidsTexts)
  const errorId = useId()
  const [pin, setPin] = useState(EMPTY_PIN)
  const [isBusy, setBusy] = useState(false)
  const ask = async (digits: PinDigits) => {
    const pinCode = wholePin(digits)
    if (pinCode === null || isBusy) return
    setBusy(true)
    if (await onPin(pinCode)) return
    setBusy(false)
    setPin(EMPTY_PIN)
  }
  return (
    <form
      className={isNight ? styles.night : question.form}
      onSubmit={(event) => {
        event.preventDefault()
        void ask(pin)
      }}
    >
      {text}
      <PinBoxes
        pin={pin}
        onChange={(next) => {
          setPin(next)
          void ask(next)
        }}
        describedBy={message === '' ? undefined : errorId}
      />
      <p className={isNight ? styles.nightError : question.error} id={errorId} role="alert">
        {message}
      </p>
      <Button
        type="submit"
        isLarge={!isNight}
        look={isNight ? 'light' : 'primary'}
        isBusy={isBusy}
        busyLabel={words.busy}
      >
        {submit}
      </Button>
      {children}
    </form>
  )
}
