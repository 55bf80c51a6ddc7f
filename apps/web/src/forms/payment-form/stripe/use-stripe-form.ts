/** Stripe's form in the page, if payments go through Stripe. @spec decisions 14.21 */
import type { SetupStatus } from '@quintet/contracts/sign-up'
import { createPaymentSetup } from '@quintet/contracts/sign-up'
import { declineCode } from '@quintet/domain/money/decline-code'
import { type PaymentChoice, paymentTypeOf } from '@quintet/domain/money/payment'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSite } from '../../../api/asker.ts'
import { call } from '../../../api/call.ts'
import type { Setup } from '../confirm-payment.ts'
import { loadStripe } from './load-stripe.ts'
import { isExpress, openElement, type Opened } from './open-element.ts'

type State = 'loading' | 'ready' | 'missing' | 'failed'

export type StripeForm = {
  state: State
  /** Sets the element in which it is mounted. */
  setPlace: (place: HTMLElement | null) => void
  tryAgain: () => void
  /** A set-up confirmed in a wallet's window before the order. */
  confirmed: Setup | null
  /** Stripe's code for the refusal of a wallet's set-up; null: none. */
  refusal: string | null
  /** A counter of changes, so that a confirmed set-up is only reused for the same data. */
  entry: () => number
  /** True if the form is complete; it shows its own errors. */
  check: () => Promise<boolean>
  confirm: (setup: Setup, email: string) => Promise<SetupStatus>
}

/** Null if payments use the sandbox. `email`: the payer's, for wallets. */
export function useStripeForm(choice: PaymentChoice, email: string): StripeForm | null {
  const { stripe: settings, language, productId } = useSite()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [state, setState] = useState<State>('loading')
  const [confirmed, setConfirmed] = useState<Setup | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const opened = useRef<(Opened & { stripe: Stripe }) | null>(null)
  const entry = useRef(0)
  const publishableKey = settings?.isAllowedHere ? settings.publishableKey : null

  const confirm = async ({ clientSecret }: Setup, payer: string): Promise<SetupStatus> => {
    if (!opened.current) return { status: 'failed' }
    const { stripe, elements } = opened.current
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      clientSecret,
      confirmParams: {
        return_url: location.href,
        payment_method_data: { billing_details: { email: payer } },
      },
      redirect: 'if_required',
    })
    if (setupIntent?.status === 'succeeded') return { status: 'succeeded' }
    return { status: 'failed', code: declineCode(error?.code, error?.decline_code) }
  }
  const agree = useEffectEvent(async () => {
    setRefusal(null)
    const setup = await call(createPaymentSetup, { body: { productId, type: paymentTypeOf(choice) } })
    const { status, code } = await confirm(setup, email)
    if (status === 'succeeded') setConfirmed(setup)
    else setRefusal(code ?? '')
  })

  useEffect(() => {
    let isOver = false
    const say = (said: State) => () => {
      if (!isOver) setState(said)
    }
    const open = async (key: string, into: HTMLElement) => {
      setState('loading')
      setConfirmed(null)
      setRefusal(null)
      const stripe = await loadStripe(key, language)
      if (isOver) return
      const listeners = {
        onReady: say('ready'),
        onMissing: say('missing'),
        onFailed: say('failed'),
        onChange: () => (entry.current += 1),
        onAgreed: () => void agree().catch(() => setRefusal('')),
      }
      opened.current = { stripe, ...openElement(stripe, into, choice, listeners) }
    }
    if (publishableKey !== null && place !== null) open(publishableKey, place).catch(say('failed'))
    return () => {
      isOver = true
      opened.current?.close()
      opened.current = null
    }
  }, [publishableKey, place, choice, language, tries])

  if (!settings) return null
  return {
    state,
    setPlace,
    tryAgain: () => setTries((now) => now + 1),
    confirmed,
    refusal,
    entry: () => entry.current,
    async check() {
      if (isExpress(choice)) return confirmed !== null
      const answer = await opened.current?.elements.submit()
      return answer !== undefined && answer.error === undefined
    },
    confirm,
  }
}
