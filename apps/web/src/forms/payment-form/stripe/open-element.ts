/** Stripe's form for one way to pay: the Payment Element for cards and debits, the Express Checkout Element for wallets and PayPal. */
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import { isWallet, type PaymentChoice, paymentTypeOf } from '@quintet/domain/payment'
import { theOffer } from '../../../brand/offer.ts'

export type Listeners = {
  onReady: () => void
  /** This browser has no such wallet. */
  onMissing: () => void
  onFailed: () => void
  /** Something else was typed. */
  onChange: () => void
  /** Agreed to in the wallet's own window. */
  onAgreed: () => void
}

export type Opened = { elements: StripeElements; close: () => void }

const BUTTONS = { apple_pay: 'applePay', google_pay: 'googlePay', paypal: 'paypal' } as const
type Express = keyof typeof BUTTONS

/** Whether it is agreed to in a window of its own, before the order. */
export function isExpress(choice: PaymentChoice): choice is Express {
  return choice in BUTTONS
}

/** Mounts the form into `place`. */
export function openElement(
  stripe: Stripe,
  place: HTMLElement,
  choice: PaymentChoice,
  listeners: Listeners,
): Opened {
  const elements = stripe.elements({
    mode: 'setup',
    currency: theOffer().currency.toLowerCase(),
    setupFutureUsage: 'off_session',
    allowedPaymentMethodTypes: [paymentTypeOf(choice)],
    appearance: appearanceOf(place),
  })
  const element = isExpress(choice)
    ? openExpress(elements, choice, listeners)
    : openPayment(elements, listeners)
  element.mount(place)
  return { elements, close: () => element.destroy() }
}

function openPayment(elements: StripeElements, { onReady, onFailed, onChange }: Listeners) {
  const element = elements.create('payment', {
    layout: 'tabs',
    // What has a choice of its own is not offered in here, too; Link is off.
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    // Known already, and handed over when it is confirmed.
    fields: { billingDetails: { email: 'never' } },
  })
  element.on('ready', onReady)
  element.on('loaderror', onFailed)
  element.on('change', onChange)
  return element
}

function openExpress(
  elements: StripeElements,
  choice: Express,
  { onReady, onMissing, onFailed, onAgreed }: Listeners,
) {
  const never = 'never' as const
  const element = elements.create('expressCheckout', {
    paymentMethods: {
      amazonPay: never,
      applePay: never,
      googlePay: never,
      klarna: never,
      link: never,
      paypal: never,
      ...(choice === 'paypal' ? { paypal: 'auto' as const } : { [BUTTONS[choice]]: 'always' as const }),
    },
    // Where a member lives follows from it.
    ...(isWallet(choice) ? { billingAddressRequired: true } : {}),
  })
  element.on('ready', ({ availablePaymentMethods: available }) =>
    available?.[BUTTONS[choice]] ? onReady() : onMissing(),
  )
  element.on('loaderror', onFailed)
  element.on('confirm', onAgreed)
  return element
}

/** The page's own type and colours. */
function appearanceOf(place: HTMLElement): Appearance {
  const style = getComputedStyle(place)
  return {
    theme: 'stripe',
    variables: {
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      colorText: style.color,
      borderRadius: '10px',
    },
  }
}
