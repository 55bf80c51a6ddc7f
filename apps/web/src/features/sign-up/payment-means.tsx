import { soldIn as countriesOf } from '@quintet/domain/membership/offer'
import { theOffer } from '../../brand/offer.ts'
import { paymentTexts } from '../../texts/payment.ts'
import type { signUpEn } from '../../texts/sign-up.en.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { usePaymentChoices } from '../../forms/payment-form/payment-choices.tsx'
import styles from './sign-up.module.css'

/** The accepted payment methods and the countries served, shown before the order begins. @spec law 1.1 */
export function PaymentMeans() {
  const { locale } = useTexts()
  const words = useTextsOf(signUpTexts)
  const { choices } = useTextsOf(paymentTexts)
  const means = usePaymentChoices().map((choice) => choices[choice].name)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return <p className={styles.note}>{words.means(list.format(means), soldIn({ locale, signUp: words }))}</p>
}

/** Returns the countries served, for use in a sentence. */
export function soldIn({ locale, signUp }: { locale: string; signUp: typeof signUpEn }): string {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const known: Record<string, string> = signUp.countries
  const countries = countriesOf(theOffer()).map((country) => known[country] ?? names.of(country) ?? country)
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(countries)
}
