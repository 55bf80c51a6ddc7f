import { setPin } from '@quintet/contracts/kids-lock'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useAsker } from '../../api/use-asker.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { useCloseThisModal } from '../../ui/modal/modal.tsx'
import { PinBoxes } from '../../ui/pin-boxes/pin-boxes.tsx'
import { EMPTY_PIN, wholePin } from '../../ui/pin-boxes/pin-digits.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { pinQuery } from './account.queries.ts'
import styles from './block.module.css'
import { PasswordForm } from './password-form.tsx'

/** First the account password, then four boxes. @spec accounts 2, 4, 8 */
export function SetPin() {
  const { pin: words } = useTextsOf(accountTexts)
  const [isProved, setProved] = useState(false)
  return isProved ? (
    <ChoosePin />
  ) : (
    <PasswordForm text={words.passwordText} submitLabel={words.next} onProved={() => setProved(true)} />
  )
}

function ChoosePin() {
  const { pin: words, busy } = useTextsOf(accountTexts)
  const close = useCloseThisModal()
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
      showToast(words.saved, 'success')
      close()
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
        {words.save}
      </Button>
    </form>
  )
}
