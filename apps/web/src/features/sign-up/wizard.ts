/**
 * The sign-up's steps as one table for the modal and the page: where each leads forward and back, what closing does there, and which of
 * them may be shown. Pure, so that every path can be tested. @spec accounts 4.4
 */
import type { SignUpMethod } from '@quintet/domain/account/social'
import { theOffer } from '../../brand/offer.ts'
import { NOBODY, type Draft } from './draft.ts'

export const STEPS = ['introduce', 'plan', 'payment', 'special-offer', 'welcome'] as const
export type Step = (typeof STEPS)[number]

/** A step, or the choice between e-mail, Google, Facebook and log-in, where the sign-up begins. */
export type Place = Step | 'login-or-sign-up'

type StepFacts = {
  next: Step | null
  back: Record<SignUpMethod, Place> | null
  /** True on every step except special offer and welcome. @spec accounts 2.7 */
  hasBackButton: boolean
  /** The step that closing leads to; null: the sign-up ends and its draft is reset. */
  closesTo: Step | null
}

const byAny = (place: Place) => ({ EMAIL: place, GOOGLE: place, FACEBOOK: place, OIDC: place })

export const WIZARD: Record<Step, StepFacts> = {
  introduce: { next: 'plan', back: byAny('login-or-sign-up'), hasBackButton: true, closesTo: null },
  plan: {
    next: 'payment',
    back: { ...byAny('login-or-sign-up'), EMAIL: 'introduce' },
    hasBackButton: true,
    closesTo: 'special-offer',
  },
  payment: { next: 'welcome', back: byAny('plan'), hasBackButton: true, closesTo: 'special-offer' },
  'special-offer': { next: 'plan', back: null, hasBackButton: false, closesTo: null },
  // A member cannot go back to paying; a user who is not a member yet is led there.
  welcome: { next: null, back: byAny('payment'), hasBackButton: false, closesTo: null },
}

/** Returns the steps for this method, in order; a user from a provider skips the introduction. */
export function stepsOf(method: SignUpMethod): readonly Step[] {
  return method === 'EMAIL' ? ['introduce', 'plan', 'payment'] : ['plan', 'payment']
}

/** Returns the step to show for an address: never one that needs data not yet known. */
export function shownStep(asked: string | undefined, draft: Draft): Step {
  if (draft.result) return 'welcome'
  const [first = 'plan'] = stepsOf(draft.signUpMethod)
  if (first === 'introduce' && !isIntroduced(draft)) return first
  const step = STEPS.find((known) => known === asked) ?? first
  if (step === 'introduce') return first
  if (step !== 'welcome') return step
  const back = backOf(step, draft.signUpMethod)
  return back === 'payment' ? back : first
}

function isIntroduced({ user }: Draft): boolean {
  return user.name !== '' && user.email !== ''
}

/** Null if there is no way back. */
export function backOf(step: Step, method: SignUpMethod): Place | null {
  return WIZARD[step].back?.[method] ?? null
}

/** A user who has already used a trial is not offered a longer one. */
export function closingOf(step: Step, { hadTrial }: Draft): Step | null {
  const other = hadTrial ? null : WIZARD[step].closesTo
  // Not every operator has a special offer.
  return other === 'special-offer' && theOffer().trial.specialDays === null ? null : other
}

/**
 * Returns the draft after going back a step. Going back to the choice clears person and method, since another may be chosen there. The
 * refused trial concerned that person and that card, so it is forgotten. Payment details exist only in their step's own form, and go with
 * it.
 */
export function draftBack(to: Place, draft: Draft): Draft {
  const back = { ...draft, hadTrial: false }
  return to === 'login-or-sign-up' ? { ...back, signUpMethod: 'EMAIL', user: NOBODY } : back
}

/** Returns the draft after the special offer is accepted. @spec accounts 4.6 */
export function draftWithOffer(draft: Draft): Draft {
  return { ...draft, offer: 'special' }
}

/** Returns the fields of the person that an order still needs; they are asked for beside the payment. */
export function missingOf({ signUpMethod, user }: Draft): readonly PersonField[] {
  const asked = signUpMethod === 'EMAIL' ? PERSON_FIELDS : PERSON_FIELDS.filter((each) => each !== 'password')
  return asked.filter((field) => user[field] === '')
}

export const PERSON_FIELDS = ['name', 'email', 'password'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]
