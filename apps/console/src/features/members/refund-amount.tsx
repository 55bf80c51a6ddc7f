import { useTexts } from '../../texts/language.tsx'
import { Field } from '../../ui/field.tsx'

const NAME = 'amount'

/** The amount to refund, in the invoice's currency; preset to everything that is left. */
export function RefundAmount({ cents, currency }: { cents: number; currency: string }) {
  const texts = useTexts()
  return (
    <Field
      label={texts.member.amount(currency)}
      name={NAME}
      type="number"
      inputMode="decimal"
      min="0.01"
      max={(cents / 100).toFixed(2)}
      step="0.01"
      defaultValue={(cents / 100).toFixed(2)}
      required
    />
  )
}

/** Returns the amount, in cents, from a form with `RefundAmount`. */
export function readAmount(data: FormData): number {
  return Math.round(Number(data.get(NAME)) * 100)
}
