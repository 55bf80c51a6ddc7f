import { forgotPassword } from '@quintet/contracts/passwords'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, isProblem } from '../../api/call.ts'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { accountTexts } from '../../texts/account.ts'
import { kidsTexts } from '../../texts/kids.ts'
import { sessionTexts } from '../../texts/session.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { useCloseThisModal } from '../../ui/modal/modal.tsx'
import styles from '../../ui/modal/question.module.css'
import { showToast } from '../../ui/toast/toast-store.ts'

/** For users who know neither PIN nor password: mails a link to the account's address, which is not shown to a child at this device. */
export function ForgottenKidsPassword() {
  const { error: words } = useTexts()
  const { changePassword } = useTextsOf(accountTexts)
  const { pin } = useTextsOf(kidsTexts)
  const { forgot } = useTextsOf(sessionTexts)
  const asker = useAsker()
  const { data: me } = useQuery(meQuery(asker))
  const close = useCloseThisModal()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    if (!me || isBusy) return
    setBusy(true)
    try {
      await call(forgotPassword, { body: { productId: asker.site.productId, email: me.email } })
    } catch (error) {
      setBusy(false)
      const isTooOften = isProblem(error, 'too_many_attempts')
      showToast(isTooOften ? words.tooMany(error.details.retryAfter) : forgot.failed, 'error')
      return
    }
    showToast(changePassword.mailSent, 'success')
    close()
  }
  return (
    <div className={styles.form}>
      <p className={styles.text}>{pin.forgottenText}</p>
      <Button isLarge data-first isBusy={isBusy} busyLabel={forgot.busy} onClick={() => void send()}>
        {forgot.submit}
      </Button>
    </div>
  )
}
