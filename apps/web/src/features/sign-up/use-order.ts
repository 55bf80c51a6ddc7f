import { soldIn } from '@quintet/domain/membership/offer'
import type { PaymentChoice } from '@quintet/domain/money/payment'
import { useRef, useState } from 'react'
import { theOffer } from '../../brand/offer.ts'
import { useSite } from '../../api/asker.ts'
import { messagesIn } from '../../texts/messages-in.ts'
import { paymentTexts } from '../../texts/payment.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { messagesTexts } from '../../texts/messages.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { useBankQuestion } from '../../forms/payment-form/bank-dialog.tsx'
import {
  checkPayment,
  type Payment,
  type PaymentField,
  readPayment,
} from '../../forms/payment-form/check-payment.ts'
import { confirmPayment } from '../../forms/payment-form/confirm-payment.ts'
import { textsOf } from '../../forms/payment-form/form-texts.ts'
import { useStripeForm } from '../../forms/payment-form/stripe/use-stripe-form.ts'
import { checkConsents, checkPerson } from './check-form.ts'
import type { Draft, DraftUser } from './draft.ts'
import { changeDraft } from './draft-store.ts'
import { firstPriceOf } from './first-price.ts'
import type { Failed } from './order-failure.tsx'
import { placeOrder, type Attempt, type Order, type OrderOutcome } from './place-order.ts'
import type { Wizard } from './use-wizard.ts'
import { missingOf, PERSON_FIELDS, type PersonField } from './wizard.ts'

type Errors = Record<string, string>

/** The order of the payment step: its errors, its outcome, and a function that sends it, once however often it is clicked. */
export function useOrder({ draft, setBusy, next }: Wizard) {
  const { texts, messages, cardErrors, declines, nothingOrdered } = useOrderTexts()
  const { productId } = useSite()
  const { question, ask } = useBankQuestion()
  const stripe = useStripeForm(draft.paymentMethod.choice, draft.user.email)
  const [isMissed, setMissed] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [outcome, setOutcome] = useState<Failed | null>(null)
  const [askedFields, setAskedFields] = useState<readonly PersonField[]>(() => missingOf(draft))
  const attempt = useRef<Attempt | null>(null)
  const isSending = useRef(false)

  const findMistakes = (form: FormData, payment: Payment): Errors => {
    const person = { ...checkPerson(textsOf(form, askedFields)), ...checkConsents((name) => form.has(name)) }
    return {
      ...Object.fromEntries(Object.entries(person).map(([field, name]) => [field, messages[name]])),
      // Stripe's form shows its own errors.
      ...(stripe
        ? {}
        : Object.fromEntries(
            Object.values(checkPayment(payment, new Date())).map((field) => [field, cardErrors[field]]),
          )),
    }
  }

  const send = async (order: Order) => {
    const placed = await placeOrder(order, attempt.current, {
      productId,
      confirmed: stripe?.confirmed ?? null,
      confirm: (payment, setup, email) =>
        stripe ? stripe.confirm(setup, email) : confirmPayment(payment, setup, { email, ask }),
    })
    attempt.current = placed.attempt
    if (placed.outcome.status === 'member') {
      const { result } = placed.outcome
      next((now) => ({ ...now, result }))
      return
    }
    changeDraft((now) => ({ ...now, ...LEARNT[placed.outcome.status] }))
    if (placed.outcome.status === 'invalid') {
      const refused = refusedFields(messagesIn(texts, placed.outcome.errors))
      setErrors(refused)
      setAskedFields(PERSON_FIELDS.filter((field) => askedFields.includes(field) || field in refused))
    }
    const { code = '' } = placed.outcome.status === 'declined' ? placed.outcome : {}
    const field = stripe ? null : refusedPaymentField(order.payment.choice, code)
    // Shows the error where it belongs: at the card's number, date or code.
    if (field) setErrors({ [field]: `${declines[code] ?? ''} ${nothingOrdered}` })
    else setOutcome(placed.outcome)
  }

  const submit = async (form: FormData) => {
    if (isSending.current) return
    const { paymentMethod, signUpMethod, offer, hadTrial } = draft
    const payment = readPayment(form, paymentMethod.choice)
    const mistakes = findMistakes(form, payment)
    setErrors(mistakes)
    setOutcome(null)
    isSending.current = true
    const isFilledIn = stripe === null || (await stripe.check())
    isSending.current = false
    setMissed(!isFilledIn)
    if (Object.keys(mistakes).length > 0 || !isFilledIn) return
    const user: DraftUser = { ...draft.user, ...textsOf(form, askedFields) }
    if (askedFields.length > 0) changeDraft((now) => ({ ...now, user }))
    isSending.current = true
    setBusy(true)
    await send({
      signUpMethod,
      user,
      plan: paymentMethod.frequency,
      offer,
      ...placeOf(draft),
      payment,
      entry: stripe?.entry() ?? 0,
      newsletter: form.has('newsletter'),
      expectsTrial: !hadTrial,
    })
    isSending.current = false
    setBusy(false)
  }

  return { askedFields, errors, outcome, question, stripe, isMissed, submit }
}

/** Changes to the draft that follow from a refused order. */
const LEARNT: Partial<Record<OrderOutcome['status'], Partial<Draft>>> = {
  trial_used: { hadTrial: true },
  coupon_refused: { coupon: null },
}

/** Returns the country of residence and the price there, as shown in the summary. */
function placeOf(draft: Wizard['draft']) {
  const country = draft.country ?? soldIn(theOffer())[0] ?? ''
  const { price, coupon } = firstPriceOf({ ...draft, country })
  return { country, price: price.cents, coupon: coupon?.code ?? null }
}

/** Returns the field that the bank's refusal refers to; null: none of them. */
function refusedPaymentField(choice: PaymentChoice, code: string): PaymentField | null {
  if (choice !== 'card') return null
  return FIELD_OF_DECLINE[code] ?? null
}

const FIELD_OF_DECLINE: Record<string, PaymentField> = {
  card_declined: 'cardNumber',
  insufficient_funds: 'cardNumber',
  expired_card: 'cardExpiry',
  incorrect_cvc: 'cardCvc',
}

/** The service names fields by their path, such as `user.email`. */
function refusedFields(errors: Errors): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.split('.').at(-1) ?? path, text]),
  )
}

function useOrderTexts() {
  const { cardErrors, declines } = useTextsOf(paymentTexts)
  const { nothingOrdered } = useTextsOf(signUpTexts)
  return { texts: useTexts(), messages: useTextsOf(messagesTexts), cardErrors, declines, nothingOrdered }
}
