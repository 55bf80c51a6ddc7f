/** Sign-up. @spec accounts 2, decisions 5 */
import { theBrand } from '../brand/brand.ts'

import { PASSWORD_MIN_LENGTH } from '@quintet/domain/password'

export const signUpEn = {
  lead: (days: number) => `${days} days for free. You pay nothing today.`,
  introduce: 'Introduce yourself',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: `Use a minimum of ${PASSWORD_MIN_LENGTH} characters`,
  plan: 'Your plan',
  monthly: 'Monthly',
  annually: 'Annually',
  perMonth: 'a month',
  perYear: 'a year',
  save: 'Save 17%',
  saveExact: (price: string) => `${price} a year`,
  payment: 'Payment',
  paymentHint: 'Nothing is charged before the trial ends.',
  consents: 'Your consent',
  age18: 'I am at least 18 years old.',
  privacy: ['I accept the ', 'privacy policy', '.'],
  terms: ['I accept the ', 'terms and conditions', '.'],
  newsletter: 'Send me news by e-mail. I can take this back at any time.',
  summary: 'Your order',
  summaryWhat: (plan: string) => `${theBrand().name} membership, ${plan}`,
  trialUntil: (date: string) => `Free trial until ${date}`,
  after: (price: string, period: string) => `then ${price} ${period}, VAT included`,
  notice: {
    monthly: 'Can be ended at any time to the end of the trial or of the month paid for.',
    annually:
      'Can be ended at any time to the end of the trial or of the first year; after that with one month’s notice.',
  },
  trialUsed:
    'You have had your free trial before, so this order starts with payment. Please look at it once more.',
  today: (price: string, period: string) => `${price} ${period} from today, VAT included`,
  submit: 'Zahlungspflichtig bestellen',
  submitNote: '“Zahlungspflichtig bestellen” means: order with an obligation to pay.',
  busy: 'One moment...',
  success: () => `Welcome to ${theBrand().name}.`,
  accountExists: 'There is an account with this address already.',
  logInInstead: 'Log in instead',
  failed: 'Something went wrong on our side. Nothing was ordered. Please try again.',
  haveAccount: 'Already a member?',
  logIn: 'Log in',
}
