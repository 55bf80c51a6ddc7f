/** Creates members the real way: through the calls of the sign-up, on the payment sandbox. */
import { createAppPassword } from '@quintet/contracts/app-passwords'
import { getSubscription } from '@quintet/contracts/billing'
import type { AppScope } from '@quintet/domain/account/app-passwords'
import { randomBytes } from 'node:crypto'
import { setPin, toggleKidsLock } from '@quintet/contracts/kids-lock'
import { deleteUser } from '@quintet/contracts/personal-data'
import type { CallAnswer, CallInput } from '@quintet/contracts/route'
import { checkPassword } from '@quintet/contracts/session'
import { confirmSandboxSetup, createPaymentSetup, signUp } from '@quintet/contracts/sign-up'
import type { User } from '@quintet/contracts/user'
import type { Offer } from '@quintet/domain/membership/trial'
import type { Plan } from '@quintet/domain/membership/pricing'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/basics/product'
import { type Browser, type Call, callerOver, openBrowser, programSend, type Send } from './caller.ts'

export const TEST_PASSWORD = 'velvet-otter-canyon'
export const TEST_PIN = '2468'

/** A payment method as typed at the provider. */
export type Confirmation = Omit<CallInput<typeof confirmSandboxSetup>['body'], 'clientSecret'>

/** Confirms a setup at the provider as the page does, the sandbox by default; returns the status. */
export type ConfirmSetup = (
  call: Call,
  setup: CallAnswer<typeof createPaymentSetup>,
  payment: Confirmation,
) => Promise<string>

/** The sandbox's method that is allowed a single trial. @spec decisions 3.16 */
export const ONE_TRIAL_CARD = {
  type: 'card',
  card: { number: '4000056655665556', expMonth: 12, expYear: 2099, cvc: '123' },
} as const satisfies Confirmation

export type MemberWishes = {
  email?: string
  name?: string
  plan?: Plan
  offer?: Offer
  /** Sets the PIN `TEST_PIN` and locks the device. */
  kidLocked?: boolean
  /** The sandbox's payment method; a PayPal account of the member's own by default. */
  payment?: Confirmation
  /** False accepts paying from the first day if the trial was used before. */
  expectsTrial?: boolean
  /** Whether there was an earlier account with a trial, so that this one pays from the first day. */
  hadTrial?: boolean
  coupon?: string
}

export type TestMember = {
  email: string
  password: string
  token: string
  user: User
  /** Calls with the Bearer token. */
  call: Call
  send: Send
  /** The browser that signed up: the same session, by cookie, from the product's own pages. */
  browser: Browser
}

let members = 0

/** Returns an e-mail address unique across all tests. */
export function newEmail(): string {
  members++
  return `member-${members}-${randomBytes(4).toString('hex')}@quintet.example`
}

export async function signUpMember(
  origin: string,
  wishes: MemberWishes = {},
  confirm?: ConfirmSetup,
): Promise<TestMember> {
  const email = wishes.email ?? newEmail()
  if (wishes.hadTrial) await useTrial(origin, email, confirm)
  const browser = openBrowser(origin)
  const payment = wishes.payment ?? { type: 'paypal', paypal: email }
  const { body: answer } = await browser.call(signUp, {
    body: {
      productId: DEFAULT_PRODUCT_ID,
      signUpMethod: 'EMAIL',
      user: { name: wishes.name ?? 'Ada Lovelace', email, password: TEST_PASSWORD },
      plan: wishes.plan ?? 'monthly',
      ...(wishes.offer ? { offer: wishes.offer } : {}),
      ...(wishes.coupon ? { coupon: wishes.coupon } : {}),
      expectsTrial: wishes.expectsTrial ?? !wishes.hadTrial,
      paymentSetupId: await confirmedSetup(browser.call, payment, confirm),
      consents: { age18: true, privacy: true, terms: true },
    },
  })
  const send = programSend(origin, { authorization: `Bearer ${answer.token}` })
  const call = callerOver(send)
  if (wishes.kidLocked) await lockDevice(call)
  return { email, password: TEST_PASSWORD, token: answer.token, user: answer.user, call, send, browser }
}

/** Uses up the one trial of an e-mail address, leaving nothing else of the account. */
async function useTrial(origin: string, email: string, confirm?: ConfirmSetup): Promise<void> {
  const { call } = await signUpMember(origin, { email }, confirm)
  await call(checkPassword, { body: { password: TEST_PASSWORD } })
  await call(deleteUser)
}

/** Returns the ID of a payment setup confirmed at the provider; throws if that fails. */
export async function confirmedSetup(
  call: Call,
  payment: Confirmation,
  confirm: ConfirmSetup = confirmInSandbox,
): Promise<string> {
  const { body: setup } = await call(createPaymentSetup, {
    body: { productId: DEFAULT_PRODUCT_ID, type: payment.type },
  })
  const status = await confirm(call, setup, payment)
  if (status !== 'succeeded') throw new Error(`The payment set-up ended ${status}.`)
  return setup.setupId
}

const confirmInSandbox: ConfirmSetup = async (call, { setupId, clientSecret }, payment) => {
  const { body } = await call(confirmSandboxSetup, {
    params: { setupId },
    body: { clientSecret, ...payment },
  })
  return body.status
}

/** Returns the member's subscription; throws if there is none. */
export async function subscriptionOf({ call }: Pick<TestMember, 'call'>) {
  const { body } = await call(getSubscription)
  if (!body) throw new Error('There is no subscription.')
  return body
}

/** Sets `TEST_PIN` and turns on the kids lock. */
export async function lockDevice(call: Call): Promise<void> {
  await call(checkPassword, { body: { password: TEST_PASSWORD } })
  const set = await call(setPin, { body: { pinCode: TEST_PIN } })
  const locked = await call(toggleKidsLock, { body: { pinCode: TEST_PIN } })
  if (!set.body.isSet || locked.body.status !== 'LOCKED') throw new Error('The device was not locked.')
}

/** Creates an app password of the member's profile, including its text. */
export async function makeAppPassword(
  call: Call,
  { scope, forKids = false }: { scope: AppScope; forKids?: boolean | undefined },
): Promise<{ id: string; password: string }> {
  await call(checkPassword, { body: { password: TEST_PASSWORD } })
  return (await call(createAppPassword, { body: { name: 'Player', scope, forKids } })).body
}
