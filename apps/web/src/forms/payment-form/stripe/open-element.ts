/** Stripe's form for one payment method: the Payment Element for cards and debits, the Express Checkout Element for wallets and PayPal. */
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import { isWallet, type PaymentChoice, paymentTypeOf } from '@quintet/domain/money/payment'
import { theOffer } from '../../../brand/offer.ts'

export type Listeners = {
  onReady: () => void
  /** Called if this browser does not have the wallet. */
  onMissing: () => void
  onFailed: () => void
  /** Called when the entered data changes. */
  onChange: () => void
  /** Called after approval in the wallet's own window. */
  onAgreed: () => void
}

export type Opened = { elements: StripeElements; close: () => void }

const BUTTONS = { apple_pay: 'applePay', google_pay: 'googlePay', paypal: 'paypal' } as const
type Express = keyof typeof BUTTONS

/** True if the payment is approved in a separate window, before the order. */
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
    // Methods with a choice of their own are not offered in here as well; Link is off.
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    // Already known, and passed on confirmation.
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
    // The member's country is derived from it.
    ...(isWallet(choice) ? { billingAddressRequired: true } : {}),
  })
  element.on('ready', ({ availablePaymentMethods: available }) =>
    available?.[BUTTONS[choice]] ? onReady() : onMissing(),
  )
  element.on('loaderror', onFailed)
  element.on('confirm', onAgreed)
  return element
}

/** Uses the page's own font and colours. */
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
