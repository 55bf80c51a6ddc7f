import type { PaymentChoice } from '@quintet/domain/money/payment'
import { theBrand } from '../../brand/brand.ts'
import { paymentTexts } from '../../texts/payment.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field/field.tsx'
import { CardFields } from './card-fields.tsx'
import type { PaymentField } from './check-payment.ts'
import styles from './payment-fields.module.css'

export type PaymentErrors = Partial<Record<PaymentField, string>>

/** The fields of the chosen payment method. */
export function PaymentFields({ choice, errors }: { choice: PaymentChoice; errors: PaymentErrors }) {
  const { notes } = useTextsOf(paymentTexts)
  if (choice === 'card') return <CardFields errors={errors} />
  if (choice === 'sepa_debit') return <SepaFields errors={errors} />
  return <p className={styles.note}>{notes[choice]}</p>
}

/** The account and the mandate: who may collect, the legal basis, and how to revoke it. @spec law 5.12 */
function SepaFields({ errors }: { errors: PaymentErrors }) {
  const { sepa } = useTextsOf(paymentTexts)
  const { company } = theBrand()
  return (
    <>
      <Field label={sepa.holder} name="ibanHolder" autoComplete="name" error={errors.ibanHolder} required />
      <Field
        label={sepa.iban}
        name="iban"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.iban}
        hint={sepa.sandbox}
        required
      />
      <section className={styles.mandate} aria-label={sepa.mandate}>
        <strong>{sepa.mandate}</strong>
        <p>{sepa.mandateText(company.name)}</p>
        <p>{sepa.mandateNotice}</p>
        {company.creditorId !== undefined && <p>{sepa.creditor(company.creditorId)}</p>}
      </section>
    </>
  )
}
