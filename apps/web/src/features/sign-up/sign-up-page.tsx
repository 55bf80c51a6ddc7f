import { messages } from '@quintet/contracts/messages'
import { PLAN_PRICE_CENTS, PLANS, ANNUAL_SAVING_CENTS, type Plan } from '@quintet/domain/pricing'
import { TRIAL_DAYS, trialEnd } from '@quintet/domain/trial'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSite } from '../../api/use-asker.ts'
import { formatDate, formatEuro } from '../../texts/format.ts'
import type { Texts } from '../../texts/en.ts'
import type { paymentEn } from '../../texts/payment.en.ts'
import { paymentTexts } from '../../texts/payment.ts'
import type { signUpEn } from '../../texts/sign-up.en.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox, Field } from '../../ui/field/field.tsx'
import { FormPage } from '../../ui/form-page/form-page.tsx'
import { keptSocialPerson } from '../../ui/social/social-flow.ts'
import { keepToast } from '../../ui/toast/toast-store.ts'
import { BankDialog, useBankQuestion } from '../../ui/payment-form/bank-dialog.tsx'
import { CardFields } from '../../ui/payment-form/card-fields.tsx'
import { readCard } from '../../ui/payment-form/check-card.ts'
import { checkOrder, type MessageName, type Order, type OrderErrors } from './check-order.ts'
import { placeOrder, type Attempt, type OrderOutcome } from './place-order.ts'
import styles from './sign-up-page.module.css'

/** The paths of the contract as the form names them. */
const FIELDS: Record<string, keyof Order> = {
  'user.name': 'name',
  'user.email': 'email',
  'user.password': 'password',
  plan: 'plan',
}

/** Introduce yourself, plan, payment, consent; the order stands right above its button. @spec accounts 2, decisions 5 */
export function SignUpPage({ to }: { to: string }) {
  const texts = useTexts()
  const signUp = useTextsOf(signUpTexts)
  const { cardErrors } = useTextsOf(paymentTexts)
  const { productId } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [plan, setPlan] = useState<Plan>('monthly')
  const [hasTrial, setHasTrial] = useState(true)
  const [errors, setErrors] = useState<Partial<Record<keyof Order, string>>>({})
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const bank = useBankQuestion()
  const attempt = useRef<{ order: string; attempt: Attempt } | null>(null)

  // Of who came back from a provider that knows them; held pages know nobody.
  const [person, setPerson] = useState({ name: '', email: '' })
  useEffect(() => setPerson(keptSocialPerson()), [])

  // To the first wrong field, as soon as it is marked.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const order = readOrder(new FormData(event.currentTarget), plan)
    const wrong = checkOrder(order, new Date())
    setErrors(say(wrong, texts, cardErrors))
    setOutcome(null)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    const written = JSON.stringify(order)
    const placed = await placeOrder(
      order,
      attempt.current?.order === written ? attempt.current.attempt : null,
      {
        productId,
        expectsTrial: hasTrial,
        confirmWithBank: bank.ask,
      },
    )
    attempt.current = placed.attempt && { order: written, attempt: placed.attempt }
    if (placed.outcome.status === 'member') {
      keepToast(signUp.success(), 'success')
      location.assign(to)
      return
    }
    if (placed.outcome.status === 'trial_used') setHasTrial(false)
    if (placed.outcome.status === 'invalid') setErrors(sayServer(placed.outcome.errors, texts))
    setOutcome(placed.outcome)
    setBusy(false)
  }

  return (
    <FormPage title={texts.titles.signUp} lead={signUp.lead(TRIAL_DAYS)}>
      <p className={styles.have}>
        {signUp.haveAccount}{' '}
        <Link to="/login" search={to === '/' ? {} : { to }}>
          {signUp.logIn}
        </Link>
      </p>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <fieldset className={styles.part}>
          <legend className={styles.legend}>{signUp.introduce}</legend>
          <Field
            label={signUp.name}
            name="name"
            autoComplete="name"
            error={errors.name}
            defaultValue={person.name}
            key={`name ${person.name}`}
            required
          />
          <Field
            label={signUp.email}
            name="email"
            type="email"
            autoComplete="email"
            error={errors.email}
            defaultValue={person.email}
            key={`email ${person.email}`}
            required
          />
          <Field
            label={signUp.password}
            name="password"
            type="password"
            autoComplete="new-password"
            hint={signUp.passwordHint}
            error={errors.password}
            required
          />
        </fieldset>
        <fieldset className={styles.part}>
          <legend className={styles.legend}>{signUp.plan}</legend>
          <div className={styles.plans}>
            {PLANS.map((each) => (
              <label key={each} className={styles.plan}>
                <input
                  type="radio"
                  name="plan"
                  value={each}
                  checked={plan === each}
                  onChange={() => setPlan(each)}
                  className={styles.radio}
                />
                <span className={styles.planName}>{signUp[each]}</span>
                <span className={styles.planPrice}>
                  <strong>{formatEuro(PLAN_PRICE_CENTS[each], texts)}</strong> {periodOf(each, signUp)}
                </span>
                {each === 'annually' && (
                  <span className={styles.saving}>
                    <span className={styles.save}>{signUp.save}</span>{' '}
                    {signUp.saveExact(formatEuro(ANNUAL_SAVING_CENTS, texts))}
                  </span>
                )}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.part}>
          <legend className={styles.legend}>{signUp.payment}</legend>
          {hasTrial && <p className={styles.hint}>{signUp.paymentHint}</p>}
          <CardFields errors={errors} />
        </fieldset>
        <fieldset className={styles.part}>
          <legend className={styles.legend}>{signUp.consents}</legend>
          <div className={styles.consents}>
            <Checkbox name="age18" error={errors.age18}>
              {signUp.age18}
            </Checkbox>
            <Checkbox name="privacy" error={errors.privacy}>
              {signUp.privacy[0]}
              <a href="/privacy-policy" target="_blank" rel="noopener">
                {signUp.privacy[1]}
              </a>
              {signUp.privacy[2]}
            </Checkbox>
            <Checkbox name="terms" error={errors.terms}>
              {signUp.terms[0]}
              <a href="/terms-conditions" target="_blank" rel="noopener">
                {signUp.terms[1]}
              </a>
              {signUp.terms[2]}
            </Checkbox>
            <Checkbox name="newsletter">{signUp.newsletter}</Checkbox>
          </div>
        </fieldset>
        <OrderFailure outcome={outcome} to={to} />
        <OrderSummary plan={plan} hasTrial={hasTrial} />
        <Button
          type="submit"
          isLarge
          isBusy={isBusy}
          busyLabel={signUp.busy}
          lang={isBusy ? undefined : 'de'}
        >
          {signUp.submit}
        </Button>
        {signUp.submitNote !== '' && <p className={styles.hint}>{signUp.submitNote}</p>}
      </form>
      <BankDialog question={bank.question} />
    </FormPage>
  )
}

/** What is ordered, when the trial ends, what it costs after, how it ends. @spec decisions 5 */
function OrderSummary({ plan, hasTrial }: { plan: Plan; hasTrial: boolean }) {
  const texts = useTexts()
  const signUp = useTextsOf(signUpTexts)
  // The day is known in the browser only: held pages are older than the order.
  const [end, setEnd] = useState<Date | null>(null)
  useEffect(() => setEnd(trialEnd(new Date(), undefined)), [])
  const price = formatEuro(PLAN_PRICE_CENTS[plan], texts)
  const period = periodOf(plan, signUp)
  return (
    <section className={styles.summary} aria-labelledby="order">
      <h2 className={styles.legend} id="order">
        {signUp.summary}
      </h2>
      <p className={styles.what}>{signUp.summaryWhat(signUp[plan])}</p>
      {hasTrial ? (
        <>
          <p className={styles.trial}>
            {end ? signUp.trialUntil(formatDate(end, texts)) : signUp.lead(TRIAL_DAYS)}
          </p>
          <p>{signUp.after(price, period)}</p>
        </>
      ) : (
        <p className={styles.trial}>{signUp.today(price, period)}</p>
      )}
      <p className={styles.hint}>{signUp.notice[plan]}</p>
    </section>
  )
}

function OrderFailure({ outcome, to }: { outcome: OrderOutcome | null; to: string }) {
  const texts = useTexts()
  const signUp = useTextsOf(signUpTexts)
  const payment = useTextsOf(paymentTexts)
  if (!outcome || outcome.status === 'member') return null
  const text = {
    declined: () =>
      (outcome.status === 'declined' && payment.declines[outcome.code ?? '']) || payment.declined,
    account_exists: () => signUp.accountExists,
    trial_used: () => signUp.trialUsed,
    too_many: () => (outcome.status === 'too_many' ? texts.error.tooMany(outcome.seconds) : ''),
    invalid: () => texts.error.fixFields,
    failed: () => signUp.failed,
  }[outcome.status]()
  return (
    <p className={styles.failure} role="alert">
      {text}{' '}
      {outcome.status === 'account_exists' && (
        <Link to="/login" search={to === '/' ? {} : { to }}>
          {signUp.logInInstead}
        </Link>
      )}
    </p>
  )
}

function periodOf(plan: Plan, signUp: typeof signUpEn): string {
  return plan === 'monthly' ? signUp.perMonth : signUp.perYear
}

function readOrder(form: FormData, plan: Plan): Order {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const isTicked = (name: string) => form.get(name) === 'on'
  return {
    name: text('name'),
    email: text('email'),
    password: text('password'),
    plan,
    ...readCard(form),
    age18: isTicked('age18'),
    privacy: isTicked('privacy'),
    terms: isTicked('terms'),
    newsletter: isTicked('newsletter'),
  }
}

function say(
  errors: OrderErrors,
  texts: Texts,
  cardErrors: typeof paymentEn.cardErrors,
): Partial<Record<keyof Order, string>> {
  const words: Record<MessageName, string> = {
    ...texts.messages,
    ...cardErrors,
  }
  return Object.fromEntries(Object.entries(errors).map(([field, name]) => [field, words[name]]))
}

// The server speaks the specification's English; its messages have names, and these have translations.
function sayServer(errors: Record<string, string>, texts: Texts): Partial<Record<keyof Order, string>> {
  const names = Object.entries(messages)
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const field = FIELDS[path]
      const name = names.find(([, known]) => known === message)?.[0] as keyof typeof messages | undefined
      return field ? [[field, name ? texts.messages[name] : message]] : []
    }),
  )
}
