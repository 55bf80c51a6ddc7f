import {
  makeDefaultPaymentMethod,
  type PaymentMethod,
  removePaymentMethod,
} from '@quintet/contracts/payment-methods'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, isProblem } from '../../api/call.ts'
import { paymentMethodsQuery } from '../../api/payment-methods.queries.ts'
import { useAsker, useSite } from '../../api/asker.ts'
import { accountTexts } from '../../texts/account.ts'
import { paymentTexts } from '../../texts/payment.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { methodName } from '../../forms/payment-form/method-name.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { AddMethod } from './add-method.tsx'
import { Block } from './block.tsx'
import styles from './block.module.css'
import { useBillingChanged } from './use-billing.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** The "Your payment method" block: the method that is charged is marked "Using". @spec accounts 2.13 */
export function PaymentMethods({ hasMembership, email }: { hasMembership: boolean; email: string }) {
  const { billing } = useTextsOf(accountTexts)
  const { data: methods } = useQuery(paymentMethodsQuery(useAsker()))
  const [isAdding, setAdding] = useState(false)
  const begin = useAdding(setAdding)
  const add = useReturnFocus(isAdding)
  const none = hasMembership ? billing.noneForMember : billing.none
  return (
    <Block title={billing.method} text={methods?.length === 0 ? none : undefined}>
      <ul className={styles.list} tabIndex={-1} aria-label={billing.method}>
        {methods?.map((method) => (
          <Method key={method.id} method={method} />
        ))}
      </ul>
      {isAdding ? (
        <AddMethod email={email} onEnd={() => setAdding(false)} />
      ) : (
        <Button ref={add} look="quiet" onClick={begin}>
          {billing.add}
        </Button>
      )}
    </Block>
  )
}

const ADD = '#add-method'

/** Starts adding a method; if this page does not allow Stripe's form, reloads it as one that does and continues there. */
function useAdding(setAdding: (isAdding: boolean) => void): () => void {
  const { stripe } = useSite()
  useEffect(() => {
    if (!stripe?.isAllowedHere || location.hash !== ADD) return
    history.replaceState(history.state, '', location.pathname + location.search)
    setAdding(true)
  }, [stripe, setAdding])
  return () => {
    if (stripe === null || stripe.isAllowedHere) return setAdding(true)
    location.hash = ADD
    location.reload()
  }
}

function Method({ method }: { method: PaymentMethod }) {
  const { billing, busy } = useTextsOf(accountTexts)
  const changed = useBillingChanged()
  const [isBusy, setBusy] = useState(false)
  const { id, card } = method
  const { name, digits } = methodName(method, useTextsOf(paymentTexts))
  const run = async (button: HTMLElement, work: () => Promise<unknown>, done: string) => {
    // The button disappears with its payment method.
    const list = button.closest('ul')
    setBusy(true)
    try {
      await work()
      showToast(done, 'success')
    } catch (error) {
      showToast(isProblem(error, 'last_payment_method') ? billing.lastMethod : billing.methodFailed, 'error')
    }
    await changed()
    list?.focus()
    setBusy(false)
  }
  return (
    <li>
      <span className={styles.main}>
        <span className={styles.name}>{method.default ? billing.using(name) : name}</span>
        <span className={styles.small}>
          {[
            digits,
            card && billing.expires(card.exp_month, card.exp_year),
            method.mandate && billing.mandate(method.mandate),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {!method.default && (
        <span className={styles.buttons}>
          <Button
            look="quiet"
            isBusy={isBusy}
            busyLabel={busy}
            aria-label={billing.takeNamed(`${name} ${digits}`)}
            onClick={({ currentTarget }) =>
              void run(
                currentTarget,
                () => call(makeDefaultPaymentMethod, { params: { id } }),
                billing.methodChanged,
              )
            }
          >
            {billing.take}
          </Button>
          <Button
            look="quiet"
            isBusy={isBusy}
            busyLabel={busy}
            aria-label={billing.removeNamed(`${name} ${digits}`)}
            onClick={({ currentTarget }) =>
              void run(
                currentTarget,
                () => call(removePaymentMethod, { params: { id } }),
                billing.methodRemoved,
              )
            }
          >
            {billing.remove}
          </Button>
        </span>
      )}
    </li>
  )
}
