import type { ContentItem } from '@quintet/contracts/content'
import { rentTitle } from '@quintet/contracts/rentals'
import { TIME_ZONE } from '@quintet/domain/basics/calendar'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call, isProblem } from '../../api/call.ts'
import { paymentMethodsQuery } from '../../api/payment-methods.queries.ts'
import { rentalCreditQuery, rentalsQuery } from '../../api/rentals.queries.ts'
import { useAsker } from '../../api/asker.ts'
import { theOffer } from '../../brand/offer.ts'
import { formatPrice } from '../../texts/format.ts'
import { formatDate } from '../../texts/format-details.ts'
import { paymentTexts } from '../../texts/payment.ts'
import { rentalTexts } from '../../texts/rental.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { messagesTexts } from '../../texts/messages.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Choices } from '../../ui/choices/choices.tsx'
import { Checkbox } from '../../ui/field/field.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import styles from '../../ui/modal/question.module.css'
import { methodName } from '../../forms/payment-form/method-name.ts'
import order from './rental-order.module.css'

type Failure = { text: string; leadsToBilling?: boolean }

/**
 * Orders a rental by credit or for its price; the order details stand directly above the button, and the consent box is unticked.
 * @spec law 2.7, law 1.2
 */
export function RentalOrder({ item }: { item: ContentItem }) {
  const texts = useTexts()
  const messages = useTextsOf(messagesTexts)
  const words = useTextsOf(rentalTexts)
  const { tax } = useTextsOf(signUpTexts)
  const asker = useAsker()
  const { data: credit } = useQuery(rentalCreditQuery(asker))
  const { send, failure } = useRent(item.contentitem_id)
  const [wish, setWish] = useState<'credit' | 'pay' | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const form = useFirstError(errors)
  if (!item.rental || !credit) return null
  const price = formatPrice(item.rental, texts)
  const isFree = credit.isAvailable && wish !== 'pay'

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const hasConsented = new FormData(event.currentTarget).get('consent') === 'on'
    setErrors(hasConsented ? {} : { consent: messages.consentRequired })
    if (!hasConsented) return
    setBusy(true)
    await send(isFree)
    setBusy(false)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {credit.isAvailable ? (
        <Choices
          name="pay"
          label={words.order.title(item.attributes.title)}
          choices={[
            { value: 'credit', name: words.order.credit, text: words.order.creditPrice },
            { value: 'pay', name: words.order.pay, text: price },
          ]}
          chosen={isFree ? 'credit' : 'pay'}
          onChoose={setWish}
        />
      ) : (
        <p className={styles.text}>
          {words.order.nextCredit(formatDate(new Date(credit.renewsAt), texts, TIME_ZONE))}
        </p>
      )}
      <Checkbox name="consent" error={errors['consent']}>
        {words.order.consent}
      </Checkbox>
      <section className={order.summary} aria-label={words.order.title(item.attributes.title)}>
        <p className={order.what} dir="auto">
          {item.attributes.title}
        </p>
        <p>{isFree ? words.order.free : words.order.total(price, tax(theOffer().tax))}</p>
        <p className={order.small}>{words.conditions}</p>
        {!isFree && <ChargedMethod />}
      </section>
      {failure && (
        <p className={order.failure} role="alert">
          {failure.text} {failure.leadsToBilling && <BillingLink label={words.toBilling} />}
        </p>
      )}
      <Button
        type="submit"
        isLarge
        isBusy={isBusy}
        busyLabel={words.order.busy}
        lang={isFree || isBusy ? undefined : 'de'}
      >
        {isFree ? words.order.submitFree : words.order.submitPaid}
      </Button>
      {!isFree && words.order.submitPaidNote !== '' && (
        <p className={order.small}>{words.order.submitPaidNote}</p>
      )}
    </form>
  )
}

/** Sends the order; the caller shows the rental or the error. */
function useRent(contentId: number) {
  const words = useTextsOf(rentalTexts)
  const { declines, declined } = useTextsOf(paymentTexts)
  const asker = useAsker()
  const cache = useQueryClient()
  const [failure, setFailure] = useState<Failure | null>(null)

  const explain = (error: unknown): Failure => {
    if (isProblem(error, 'payment_failed')) {
      const { detail = '' } = error as { detail?: string }
      if (detail === 'no_payment_method')
        return { text: words.errors.no_payment_method, leadsToBilling: true }
      if (detail === 'refunded') return { text: words.errors.not_available_here }
      return { text: declines[detail] ?? declined, leadsToBilling: true }
    }
    const known = KNOWN.find((code) => isProblem(error, code))
    return { text: words.errors[known ?? 'other'] }
  }
  const send = async (useCredit: boolean) => {
    setFailure(null)
    try {
      const rental = await call(rentTitle, { body: { contentId, useCredit, consent: true } })
      cache.setQueryData(rentalsQuery(asker).queryKey, (all = []) => [rental, ...all])
    } catch (error) {
      setFailure(explain(error))
    }
    for (const key of ['rentals', 'rental-credit', 'invoices'])
      void cache.invalidateQueries({ queryKey: [key] })
  }
  return { send, failure }
}

const KNOWN = [
  'no_credit',
  'payment_pending',
  'no_subscription',
  'not_available_here',
  'not_playable',
  'kids_locked',
] as const

function ChargedMethod() {
  const { order: words } = useTextsOf(rentalTexts)
  const payment = useTextsOf(paymentTexts)
  const { data: [method] = [] } = useQuery(paymentMethodsQuery(useAsker()))
  if (!method) return null
  const { name, digits } = methodName(method, payment)
  return (
    <p className={order.small}>
      {words.by(`${name} ${digits}`.trim())} {method.type === 'sepa_debit' && words.slow}{' '}
      <BillingLink label={words.change} />
    </p>
  )
}

function BillingLink({ label }: { label: string }) {
  return (
    <Link to="." search={{ account: 'billing' }} className={order.link}>
      {label}
    </Link>
  )
}
