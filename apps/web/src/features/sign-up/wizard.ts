/**
 * The sign-up's steps as one table, for the modal and the page alike: where each leads on and back, what closing does there, and
 * which of them may be shown. Pure, so that every way through it can be tested. @spec accounts 4.4
 */
import type { SignUpMethod } from '@quintet/domain/social'
import { theOffer } from '../../brand/offer.ts'
import { NOBODY, type Draft } from './draft.ts'

export const STEPS = ['introduce', 'plan', 'payment', 'special-offer', 'welcome'] as const
export type Step = (typeof STEPS)[number]

/** A step, or the choice between e-mail, Google, Facebook and log-in, where the sign-up begins. */
export type Place = Step | 'login-or-sign-up'

type StepFacts = {
  next: Step | null
  back: Record<SignUpMethod, Place> | null
  /** On every step except special offer and welcome. @spec accounts 2.7 */
  hasBackButton: boolean
  /** Where closing leads; null: the sign-up is over and its draft is reset. */
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
  // Of who is a member there is no way back to paying; whoever is not yet is led there.
  welcome: { next: null, back: byAny('payment'), hasBackButton: false, closesTo: null },
}

/** The steps that somebody takes by this method, in order; who comes by a provider is introduced already. */
export function stepsOf(method: SignUpMethod): readonly Step[] {
  return method === 'EMAIL' ? ['introduce', 'plan', 'payment'] : ['plan', 'payment']
}

/** Which step is shown where the address asks for one: never one that stands on what is not known yet. */
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

/** Null where there is no way back. */
export function backOf(step: Step, method: SignUpMethod): Place | null {
  return WIZARD[step].back?.[method] ?? null
}

/** Whom the first trial was refused as their second is offered no longer one. */
export function closingOf(step: Step, { hadTrial }: Draft): Step | null {
  const other = hadTrial ? null : WIZARD[step].closesTo
  // Not every house has an offer for who is about to leave.
  return other === 'special-offer' && theOffer().trial.specialDays === null ? null : other
}

/**
 * The draft after leaving a step backwards. To the choice: person and method go, since another may be chosen there. What was said of
 * the trial was of that person and that card. What was typed to pay with is nowhere but in the step's own form, and goes with it.
 */
export function draftBack(to: Place, draft: Draft): Draft {
  const back = { ...draft, hadTrial: false }
  return to === 'login-or-sign-up' ? { ...back, signUpMethod: 'EMAIL', user: NOBODY } : back
}

/** The draft after accepting the special offer. @spec accounts 4.6 */
export function draftWithOffer(draft: Draft): Draft {
  return { ...draft, offer: 'special' }
}

/** What an order still has to know of the person; each is asked for beside the payment. */
export function missingOf({ signUpMethod, user }: Draft): readonly PersonField[] {
  const asked = signUpMethod === 'EMAIL' ? PERSON_FIELDS : PERSON_FIELDS.filter((each) => each !== 'password')
  return asked.filter((field) => user[field] === '')
}

export const PERSON_FIELDS = ['name', 'email', 'password'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]
