import { setPin } from '@quintet/contracts/kids-lock'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useAsker } from '../../api/asker.ts'
import { useOpenModal } from '../../shell/use-modals.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { useCloseThisModal } from '../../ui/modal/modal.tsx'
import styles from '../../ui/modal/question.module.css'
import { PinBoxes } from '../../ui/pin-boxes/pin-boxes.tsx'
import { EMPTY_PIN, wholePin } from '../../ui/pin-boxes/pin-digits.ts'
import { pinQuery } from '../../api/pin.queries.ts'
import { ProofForm } from '../../forms/proof-form/proof-form.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

type SetPinProps = {
  saveLabel: string
  /** Called with the new PIN once it is saved, and with the message that says so. */
  onSaved: (pinCode: string, message: string) => Promise<void> | void
}

/** Asks for the account password, then for four digits. A forgotten PIN is replaced here. @spec accounts 2.8 */
export function SetPin({ saveLabel, onSaved }: SetPinProps) {
  const { pin: words } = useTextsOf(accountTexts)
  const openModal = useOpenModal()
  const [isProved, setProved] = useState(false)
  return isProved ? (
    <ChoosePin saveLabel={saveLabel} onSaved={onSaved} />
  ) : (
    <ProofForm
      text={words.passwordText}
      submitLabel={words.next}
      onProved={() => setProved(true)}
      onForgotten={() => openModal('kids-forgot-password', true)}
    />
  )
}

/** Sets the PIN as an account setting. */
export function SetPinOnly() {
  const { pin: words } = useTextsOf(accountTexts)
  const close = useCloseThisModal()
  const onSaved = (_pinCode: string, message: string) => {
    showToast(message, 'success')
    close()
  }
  return <SetPin saveLabel={words.save} onSaved={onSaved} />
}

function ChoosePin({ saveLabel, onSaved }: SetPinProps) {
  const { pin: words, busy } = useTextsOf(accountTexts)
  const queryClient = useQueryClient()
  const { queryKey } = pinQuery(useAsker())
  const [pin, setDigits] = useState(EMPTY_PIN)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    const pinCode = wholePin(pin)
    if (pinCode === null || isBusy) return
    setBusy(true)
    try {
      queryClient.setQueryData(queryKey, await call(setPin, { body: { pinCode } }))
      await onSaved(pinCode, words.saved)
    } catch {
      setDigits(EMPTY_PIN)
      showToast(words.failed, 'error')
    }
    setBusy(false)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p className={styles.text}>{words.chooseText}</p>
      <PinBoxes pin={pin} onChange={setDigits} />
      <Button type="submit" isLarge disabled={wholePin(pin) === null} isBusy={isBusy} busyLabel={busy}>
        {saveLabel}
      </Button>
    </form>
  )
}
