import { endSessions } from '@quintet/contracts/session'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { useCloseThisModal } from '../../ui/modal/modal.tsx'
import { keepToast, showToast } from '../../ui/toast/toast-store.ts'
import styles from '../../ui/modal/question.module.css'

/** @spec decisions 2.4 */
export function LogOutEverywhere() {
  const { devices, cancel, busy } = useTextsOf(accountTexts)
  const close = useCloseThisModal()
  const [isBusy, setBusy] = useState(false)
  const end = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await call(endSessions)
    } catch {
      setBusy(false)
      showToast(devices.everywhereFailed, 'error')
      return
    }
    keepToast(devices.everywhereDone, 'success')
    location.assign('/')
  }
  return (
    <>
      <p className={styles.text}>{devices.everywhereText}</p>
      <div className={styles.buttons}>
        <Button isLarge data-first isBusy={isBusy} busyLabel={busy} onClick={() => void end()}>
          {devices.everywhere}
        </Button>
        <Button look="quiet" isLarge onClick={close}>
          {cancel}
        </Button>
      </div>
    </>
  )
}
