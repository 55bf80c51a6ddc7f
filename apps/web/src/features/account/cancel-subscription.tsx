import { cancelSubscription } from '@quintet/contracts/subscription'
import { endsAtOnce } from '@quintet/domain/membership/subscription'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useActionState, useState } from 'react'
import { call, fieldErrorsOf } from '../../api/call.ts'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { formatPrice } from '../../texts/format.ts'
import { formatDate } from '../../texts/format-details.ts'
import { messagesIn } from '../../texts/messages-in.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import { useCloseThisModal } from '../../ui/modal/modal.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from '../../ui/modal/question.module.css'
import { subscriptionQuery } from './account.queries.ts'

/** Cancels the subscription, confirmed by typing the account's e-mail address. @spec accounts 5.6 */
export function CancelSubscription() {
  const texts = useTexts()
  const { membership, busy } = useTextsOf(accountTexts)
  const asker = useAsker()
  const me = useQuery(meQuery(asker)).data
  const queryClient = useQueryClient()
  const close = useCloseThisModal()
  const [email, setEmail] = useState('')
  const [errors, submit, isBusy] = useActionState(async () => {
    try {
      queryClient.setQueryData(meQuery(asker).queryKey, await call(cancelSubscription, { body: { email } }))
    } catch (error) {
      const refused = messagesIn(texts, fieldErrorsOf(error))
      if (Object.keys(refused).length === 0) showToast(membership.cancelFailed, 'error')
      return refused
    }
    showToast(membership.cancelled, 'success')
    close()
    return {}
  }, {})
  const form = useFirstError(errors)
  return (
    <form ref={form} action={submit} className={styles.form} noValidate>
      <CancelTerms />
      <p className={styles.text}>{membership.cancelText(me?.email ?? '')}</p>
      <Field
        label={membership.email}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors['email']}
      />
      <div className={styles.buttons}>
        <Button type="submit" isLarge isBusy={isBusy} busyLabel={busy}>
          {membership.cancelSubmit}
        </Button>
        <Button look="quiet" isLarge onClick={close}>
          {membership.keep}
        </Button>
      </div>
    </form>
  )
}

/** When the membership ends if it is cancelled now, and what is refunded then. Space is reserved until that has loaded. @spec decisions 3.5 */
function CancelTerms() {
  const texts = useTexts()
  const { membership } = useTextsOf(accountTexts)
  const { data: subscription, isPending } = useQuery(subscriptionQuery(useAsker()))
  if (!subscription?.ifCancelledNow) return isPending ? <p className={styles.text}>{'\u00A0'}</p> : null
  const { state, currency, ifCancelledNow } = subscription
  const { expireAt, refund } = ifCancelledNow
  return (
    <p className={styles.text}>
      {endsAtOnce(state)
        ? membership.cancelEndsAtOnce
        : membership.cancelEnds(formatDate(new Date(expireAt), texts))}
      {refund > 0 && ` ${membership.cancelRefund(formatPrice({ price: refund, currency }, texts))}`}
    </p>
  )
}
