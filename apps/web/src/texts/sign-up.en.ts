/** Sign-up. */
import { PASSWORD_MIN_LENGTH } from '@quintet/domain/account/password'
import { PLAN_TERMS } from '@quintet/domain/membership/plan-terms'
import { theBrand } from '../brand/brand.ts'
import { count } from './count.ts'

export const signUpEn = {
  titles: {
    introduce: 'Your details',
    plan: 'Plan and payment method',
    payment: 'Set up payment',
    specialOffer: (days: number) => `Before you go: ${count(days, 'day', 'days')} free`,
    welcome: () => `Welcome to ${theBrand().name}.`,
  },
  progress: (at: number, of: number) => `Step ${at} of ${of}`,
  next: 'Continue',
  lead: (days: number) => `${count(days, 'day', 'days')} free. You pay nothing today.`,
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: `Use a minimum of ${PASSWORD_MIN_LENGTH} characters`,
  otherWays: 'Other ways to sign up',
  haveAccount: 'Already a member? Log in',
  means: (means: string, countries: string) => `Payment methods: ${means}. Available in ${countries}.`,
  countries: { DE: 'Germany', AT: 'Austria', CH: 'Switzerland' },
  needsScript:
    'Signing up needs JavaScript because your payment details go straight to the payment service and never to us. Please allow it in your browser and reload this page, or use the contact form linked at the foot of the page.',
  country: 'Which country do you live in?',
  /** Follows a price and its period. */
  tax: ({ isSmallBusiness }: { isSmallBusiness: boolean }): string =>
    isSmallBusiness ? ', no VAT (section 19 UStG)' : ', VAT included',
  plan: 'Your plan',
  monthly: 'Monthly',
  annually: 'Annually',
  periods: { monthly: 'a month', annually: 'a year' },
  flexible: { monthly: 'Cancel any month', annually: 'The first year is fixed' },
  save: (percent: number) => `Save ${percent}%`,
  saveExact: (price: string) => `${price} less a year`,
  paymentMethod: 'Your payment method',
  paymentHint: 'Nothing is charged before the trial ends.',
  askedAgain: 'Please complete the field marked below before you order.',
  consents: 'Your consent',
  age18: 'I am at least 18 years old.',
  privacy: ['I have read the ', 'privacy policy', '.'],
  terms: ['I accept the ', 'terms and conditions', '.'],
  newsletter: 'Send me news by email. I can unsubscribe at any time.',
  summary: 'Your order',
  rows: { member: 'Member', order: 'Your order' },
  change: { button: 'Change', of: (what: string) => `Change: ${what}` },
  summaryWhat: (plan: string) => `${theBrand().name} membership, ${plan.toLowerCase()}`,
  trialUntil: (date: string, days: number) => `Free until ${date} (${count(days, 'day', 'days')})`,
  after: (price: string, period: string, date: string, nothing: string) =>
    `Today ${nothing}. From ${date} ${price} ${period}.`,
  notice: PLAN_TERMS.en,
  withdrawal:
    'You can withdraw within 14 days without giving a reason, using “Vertrag widerrufen” at the foot of every page.',
  trialUsed: 'You have already used your free trial; payment starts today. Please check your order again.',
  orderByHand:
    'You have withdrawn from several orders within a year. To order again, please write to customer care.',
  writeToCare: 'Write to customer care',
  today: (price: string, period: string) => `From today ${price} ${period}`,
  from: (date: string, price: string, period: string) => `From ${date} ${price} ${period}`,
  submit: 'Zahlungspflichtig bestellen',
  submitNote: '“Zahlungspflichtig bestellen” means: order with an obligation to pay.',
  busy: 'One moment...',
  nothingOrdered: 'Nothing was ordered.',
  accountExists: 'There is already an account with this address. Nothing was ordered.',
  countryNotServed: (countries: string) =>
    `Membership is available only in ${countries}, and the billing address of this payment method is elsewhere. Nothing was ordered.`,
  priceChanged: 'The price has changed while this page was open. Nothing was ordered.',
  loadAnew: 'Reload the page',
  logInInstead: 'Log in instead',
  socialLapsed: 'Your sign-in has expired. Please start again.',
  failed:
    'We received no reply, so we cannot tell whether your order arrived. Please press the button again; you will be charged only once.',
  offline:
    'You are offline. Press the button again once you are back online; your order is placed only once.',
  specialOffer: {
    text: (days: number, usual: number) =>
      `Try everything for ${count(days, 'day', 'days')} instead of ${usual}.`,
    terms: (date: string, price: string, period: string) =>
      `You pay nothing until ${date}, then ${price} ${period}.`,
    accept: (days: number) => `Start ${count(days, 'day', 'days')} free`,
    refuse: 'No, thanks',
  },
  welcome: {
    lead: (name: string) => `Good to have you here, ${name}.`,
    trialUntil: (date: string) => `Everything is free until ${date}.`,
    paid: 'Your membership starts today.',
    confirmed: (email: string) => `Your order confirmation is on its way to ${email}.`,
    start: 'Start watching',
  },
}
