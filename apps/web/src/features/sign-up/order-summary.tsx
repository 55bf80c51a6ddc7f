import { trialDays } from '@quintet/domain/membership/trial'
import { useId } from 'react'
import { theOffer } from '../../brand/offer.ts'
import { couponTexts } from '../../texts/coupon.ts'
import { formatCents } from '../../texts/format.ts'
import { formatDate } from '../../texts/format-details.ts'
import { paymentTexts } from '../../texts/payment.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { firstPriceOf } from './first-price.ts'
import styles from './order-summary.module.css'
import { useTrialEnd } from './use-trial-end.ts'
import type { Wizard } from './use-wizard.ts'

/**
 * The order: the plan, the end of the trial, the price afterwards, how to cancel, and a way to change each, directly above the button.
 * @spec law 1.2, law 1.4
 */
export function OrderSummary({ wizard: { draft, isBusy, go } }: { wizard: Wizard }) {
  const texts = useTexts()
  const words = useTextsOf(signUpTexts)
  const { choices } = useTextsOf(paymentTexts)
  const couponWords = useTextsOf(couponTexts)
  const titleId = useId()
  const { user, paymentMethod, offer, hadTrial, signUpMethod } = draft
  const { frequency, choice } = paymentMethod
  const period = `${words.periods[frequency]}${words.tax(theOffer().tax)}`
  const { price: first, list, coupon } = firstPriceOf(draft)
  const price = formatCents(first, texts)
  const end = formatDate(useTrialEnd(offer), texts)
  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {words.summary}
      </h3>
      <dl className={styles.rows}>
        <Row
          name={words.rows.member}
          {...(signUpMethod === 'EMAIL' && !isBusy ? { onChange: () => go('introduce') } : {})}
        >
          {user.name}
          {user.email !== '' && <span className={styles.small}>{user.email}</span>}
        </Row>
        <Row name={words.rows.order} {...(isBusy ? {} : { onChange: () => go('plan') })}>
          {words.summaryWhat(words[frequency])}
          <span className={styles.small}>{choices[choice].name}</span>
        </Row>
      </dl>
      {hadTrial ? (
        <p className={styles.total}>{words.today(price, period)}</p>
      ) : (
        <>
          <p className={styles.total}>{words.trialUntil(end, trialDays(theOffer(), offer ?? undefined))}</p>
          <p className={styles.after}>
            {words.after(price, period, end, formatCents({ ...list, cents: 0 }, texts))}
          </p>
        </>
      )}
      {coupon && <p>{couponWords.after(coupon.periods, `${formatCents(list, texts)} ${period}`)}</p>}
      <p>{words.notice[frequency](!hadTrial)}</p>
      <p className={styles.small}>{words.withdrawal}</p>
    </section>
  )
}

type RowProps = { name: string; onChange?: () => void; children: React.ReactNode }

function Row({ name, onChange, children }: RowProps) {
  const { change } = useTextsOf(signUpTexts)
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      {onChange && (
        <dd>
          <button type="button" className={styles.change} onClick={onChange} aria-label={change.of(name)}>
            {change.button}
          </button>
        </dd>
      )}
    </div>
  )
}
