import { useEffect, useId, useRef, useState } from 'react'
import { useSite } from '../../api/use-asker.ts'
import { kidsTexts } from '../../texts/kids.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { setPinAndLock, toggleByPin, unlockByPassword, type LockOutcome } from './kids-lock.ts'
import { PinBoxes } from '../../ui/pin-boxes/pin-boxes.tsx'
import { EMPTY_PIN, wholePin, type PinDigits } from '../../ui/pin-boxes/pin-digits.ts'
import styles from './pin-dialog.module.css'

type Ask = 'pin' | 'password' | 'new-pin' | 'log-in'

/** Asks for the PIN before the device is locked, and before it is unlocked. @spec accounts 4, decisions 3 */
export function PinDialog({ onClose }: { onClose: () => void }) {
  const { pin: words } = useTextsOf(kidsTexts)
  const { isKidLocked, isMember } = useSite()
  const errorId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [ask, setAsk] = useState<Ask>(isMember ? 'pin' : 'log-in')
  const [pin, setPin] = useState(EMPTY_PIN)
  const [password, setPassword] = useState('')
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])

  const settle = async (outcome: Promise<LockOutcome>) => {
    setBusy(true)
    const settled = await outcome
    if (settled.done) {
      // Loaded anew: nothing of the other world stays in the page.
      location.assign(isKidLocked ? '/' : '/kids')
      return
    }
    setBusy(false)
    setMessage(settled.message)
    setAsk(settled.ask)
    setPin(EMPTY_PIN)
  }
  const write = (next: PinDigits) => {
    setPin(next)
    const whole = wholePin(next)
    // The fourth digit asks by itself; a new PIN waits for the password.
    if (whole !== null && ask === 'pin' && !isBusy) void settle(toggleByPin(whole, words))
  }
  const submit = () => {
    const whole = wholePin(pin)
    if (isBusy) return
    if (ask === 'password' && password !== '') void settle(unlockByPassword(password, words))
    if (ask === 'pin' && whole !== null) void settle(toggleByPin(whole, words))
    if (ask === 'new-pin' && whole !== null && password !== '')
      void settle(setPinAndLock(password, whole, words))
  }
  const head = headOf(ask, isKidLocked, words)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-vertical="kids"
      aria-labelledby={`${errorId}-title`}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <h2 className={styles.title} id={`${errorId}-title`}>
          {head.title}
        </h2>
        <p>{head.text}</p>
        {(ask === 'password' || ask === 'new-pin') && (
          <Field
            label={words.password}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {(ask === 'pin' || ask === 'new-pin') && (
          <PinBoxes pin={pin} onChange={write} describedBy={message === '' ? undefined : errorId} />
        )}
        <p className={styles.error} id={errorId} role="alert">
          {message}
        </p>
        <div className={styles.buttons}>
          {ask === 'log-in' ? (
            <ButtonLink to="/login" search={{ to: '/kids' }} isLarge>
              {words.logIn}
            </ButtonLink>
          ) : (
            <Button type="submit" isLarge isBusy={isBusy} busyLabel={words.busy}>
              {ask === 'new-pin' ? words.save : isKidLocked ? words.unlock : words.lock}
            </Button>
          )}
          <Button look="quiet" isLarge onClick={() => dialog.current?.close()}>
            {words.cancel}
          </Button>
        </div>
        {isKidLocked && (ask === 'pin' || ask === 'password') && (
          <button
            type="button"
            className={styles.other}
            onClick={() => {
              setMessage('')
              setAsk(ask === 'pin' ? 'password' : 'pin')
            }}
          >
            {ask === 'pin' ? words.usePassword : words.usePin}
          </button>
        )}
      </form>
    </dialog>
  )
}

type Words = (typeof kidsTexts)['en']['pin']

function headOf(ask: Ask, isKidLocked: boolean, words: Words): { title: string; text: string } {
  if (ask === 'new-pin') return { title: words.setTitle, text: words.setText }
  if (ask === 'log-in') return { title: words.leaveTitle, text: words.needsLogIn }
  return isKidLocked
    ? { title: words.leaveTitle, text: words.leaveText }
    : { title: words.enterTitle, text: words.enterText }
}
