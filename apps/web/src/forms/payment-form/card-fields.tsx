import { paymentTexts } from '../../texts/payment.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field/field.tsx'
import type { Card } from './check-card.ts'
import styles from './card-fields.module.css'

/** The card's number, expiry date, security code and name. */
export function CardFields({ errors }: { errors: Partial<Record<keyof Card, string>> }) {
  const { card, sandbox } = useTextsOf(paymentTexts)
  return (
    <>
      <Field
        label={card.number}
        name="cardNumber"
        inputMode="numeric"
        autoComplete="cc-number"
        error={errors.cardNumber}
        hint={sandbox}
        required
      />
      <div className={styles.pair}>
        <Field
          label={card.expiry}
          name="cardExpiry"
          placeholder={card.expiryHint}
          inputMode="numeric"
          autoComplete="cc-exp"
          error={errors.cardExpiry}
          required
        />
        <Field
          label={card.cvc}
          name="cardCvc"
          inputMode="numeric"
          autoComplete="cc-csc"
          error={errors.cardCvc}
          required
        />
      </div>
      <Field label={card.name} name="cardName" autoComplete="cc-name" error={errors.cardName} />
    </>
  )
}
