/** Sign-up. */
import { PASSWORD_MIN_LENGTH } from '@quintet/domain/password'
import { theBrand } from '../brand/brand.ts'

export const signUpEn = {
  titles: {
    introduce: 'Introduce yourself',
    plan: 'Plan and payment method',
    payment: 'Set up payment',
    specialOffer: (days: number) => `Before you go: ${days} days for free`,
    welcome: () => `Welcome to ${theBrand().name}.`,
  },
  progress: (at: number, of: number) => `Step ${at} of ${of}`,
  next: 'Continue',
  lead: (days: number) => `${days} days for free. You pay nothing today.`,
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: `Use a minimum of ${PASSWORD_MIN_LENGTH} characters`,
  otherWays: 'Other ways to sign up',
  haveAccount: 'Already a member? Log in',
  means: (means: string, countries: string) => `Ways to pay: ${means}. Offered in ${countries}.`,
  countries: { DE: 'Germany', AT: 'Austria', CH: 'Switzerland' },
  needsScript:
    'Signing up needs JavaScript, because your payment data go to the payment service and never to us. Please allow it in your browser and load this page again, or write to us by the contact form at the foot of the page.',
  plan: 'Your plan',
  monthly: 'Monthly',
  annually: 'Annually',
  periods: { monthly: 'a month', annually: 'a year' },
  flexible: 'Cancel any month',
  save: 'Save 17%',
  saveExact: (price: string) => `${price} less a year`,
  paymentMethod: 'Your payment method',
  paymentHint: 'Nothing is charged before the trial ends.',
  askedAgain: 'One thing is missing before you can order.',
  consents: 'Your consent',
  age18: 'I am at least 18 years old.',
  privacy: ['I accept the ', 'privacy policy', '.'],
  terms: ['I accept the ', 'terms and conditions', '.'],
  newsletter: 'Send me news by e-mail. I can take this back at any time.',
  summary: 'Your order',
  rows: { member: 'Member', order: 'Ordered' },
  change: { button: 'Change', of: (what: string) => `Change: ${what}` },
  summaryWhat: (plan: string) => `${theBrand().name} membership, ${plan.toLowerCase()}`,
  trialUntil: (date: string, days: number) => `Free until ${date} (${days} days)`,
  after: (price: string, period: string, date: string) =>
    `Today €0.00. From ${date} ${price} ${period}, VAT included.`,
  notice: {
    monthly: (hasTrial: boolean) =>
      `No minimum term. Renews month by month and can be ended at any time to the end of ${hasTrial ? 'the trial or of ' : ''}the month paid for.`,
    annually: (hasTrial: boolean) =>
      `Can be ended at any time to the end of ${hasTrial ? 'the trial or of ' : ''}the first year. Then renews by the year and can be ended with one month’s notice; the rest is refunded.`,
  },
  withdrawal:
    'You can withdraw within 14 days without giving a reason: by “Vertrag widerrufen” at the foot of every page.',
  trialUsed:
    'You have had your free trial before, so this order starts with payment. Please look at it once more.',
  today: (price: string, period: string) => `${price} ${period} from today, VAT included`,
  submit: 'Zahlungspflichtig bestellen',
  submitNote: '“Zahlungspflichtig bestellen” means: order with an obligation to pay.',
  busy: 'One moment...',
  nothingOrdered: 'Nothing was ordered.',
  accountExists: 'There is an account with this address already. Nothing was ordered.',
  countryNotServed: (countries: string) =>
    `Only who lives in ${countries} can become a member; the billing address of this payment method is elsewhere. Nothing was ordered.`,
  logInInstead: 'Log in instead',
  socialLapsed: 'Too much time has passed since you came from the provider. Please begin there once more.',
  failed:
    'We got no answer, so we do not know whether your order arrived. Press the button again: it is placed once only.',
  offline: 'You are offline. Press the button again as soon as you are back: your order is placed once only.',
  specialOffer: {
    text: (days: number, usual: number) => `Try all of it for ${days} days instead of ${usual}.`,
    terms: (date: string, price: string, period: string) =>
      `You pay nothing until ${date}, then ${price} ${period}. You can cancel at any time.`,
    accept: (days: number) => `Take the ${days} days`,
    refuse: 'No, thank you',
  },
  welcome: {
    lead: (name: string) => `It is good to have you here, ${name}.`,
    trialUntil: (date: string) => `Everything is free until ${date}.`,
    paid: 'Your membership begins today.',
    confirmed: (email: string) => `The confirmation of your order is on its way to ${email}.`,
    start: 'Start watching',
  },
}
