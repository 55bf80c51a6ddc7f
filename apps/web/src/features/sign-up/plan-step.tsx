import { PLANS } from '@quintet/domain/membership/pricing'
import { trialDays } from '@quintet/domain/membership/trial'
import type { FormEvent } from 'react'
import { theOffer, thePrice } from '../../brand/offer.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { CouponField } from '../../forms/coupon/coupon-field.tsx'
import { PaymentChoices } from '../../forms/payment-form/payment-choices.tsx'
import type { Draft } from './draft.ts'
import { changeDraft } from './draft-store.ts'
import { CountryChoice } from './country-choice.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './sign-up.module.css'
import type { Wizard } from './use-wizard.ts'

/** The choice of billing period, with its saving, and of the payment method. @spec accounts 2.7 */
export function PlanStep({ wizard: { draft, next } }: { wizard: Wizard }) {
  const words = useTextsOf(signUpTexts)
  const { choice, frequency } = draft.paymentMethod
  const choose = (chosen: Partial<Draft['paymentMethod']>) =>
    changeDraft((now) => ({ ...now, paymentMethod: { ...now.paymentMethod, ...chosen } }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    next()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {!draft.hadTrial && (
        <p className={draft.offer ? styles.offer : styles.lead}>
          {words.lead(trialDays(theOffer(), draft.offer ?? undefined))}
        </p>
      )}
      <CountryChoice
        country={draft.country}
        onChoose={(country) => changeDraft((now) => ({ ...now, country }))}
      />
      <fieldset className={styles.plans}>
        <legend className={styles.legend}>{words.plan}</legend>
        {PLANS.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            country={draft.country}
            isChosen={frequency === plan}
            onChoose={(chosen) => choose({ frequency: chosen })}
          />
        ))}
      </fieldset>
      <CouponField
        coupon={draft.coupon}
        order={{ plan: frequency, currency: thePrice(frequency, draft.country).currency }}
        onChange={(coupon) => changeDraft((now) => ({ ...now, coupon }))}
      />
      <div className={styles.part}>
        <h3 className={styles.legend}>{words.paymentMethod}</h3>
        <PaymentChoices
          choice={choice}
          onChoose={(chosen) => choose({ choice: chosen })}
          label={words.paymentMethod}
        />
      </div>
      <Button type="submit" isLarge>
        {words.next}
      </Button>
    </form>
  )
}
