import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { draftOf, EMPTY_DRAFT, NOBODY, withoutSecrets, type Draft } from './draft.ts'
import {
  backOf,
  closingOf,
  draftBack,
  draftWithOffer,
  missingOf,
  shownStep,
  STEPS,
  stepsOf,
  WIZARD,
} from './wizard.ts'

// The server's offer, with a special offer.
const offer = { trial: { days: 30, specialDays: 90 as number | null }, countries: {} }
Object.assign(globalThis, { [Symbol.for('quintet.brand')]: { offer } })

const ada = { ...NOBODY, name: 'Ada', email: 'ada@example.com', password: 'analytical' }
const byEmail: Draft = { ...EMPTY_DRAFT, user: ada }
const byGoogle: Draft = {
  ...EMPTY_DRAFT,
  signUpMethod: 'GOOGLE',
  user: { ...ada, password: '', social: { platform: 'google', token: 'a.b.c' } },
}
const member: Draft = {
  ...byEmail,
  result: { firstName: 'Ada', email: ada.email, trialEndsAt: null },
}

describe('[accounts 4.4] going forward', () => {
  test('e-mail goes through the person’s form, the plan, the payment form and the result', () => {
    assert.deepEqual(stepsOf('EMAIL'), ['introduce', 'plan', 'payment'])
    assert.deepEqual(
      STEPS.map((step) => WIZARD[step].next),
      ['plan', 'payment', 'welcome', 'plan', null],
    )
  })

  for (const method of ['GOOGLE', 'FACEBOOK'] as const)
    test(`${method}: no e-mail form`, () => assert.deepEqual(stepsOf(method), ['plan', 'payment']))

  test('the special offer leads to the plan, with the offer in the draft', () => {
    assert.equal(WIZARD['special-offer'].next, 'plan')
    assert.equal(draftWithOffer(byEmail).offer, 'special')
  })
})

describe('[accounts 4.4] going back', () => {
  for (const [method, from, to] of [
    ['EMAIL', 'introduce', 'login-or-sign-up'],
    ['EMAIL', 'plan', 'introduce'],
    ['GOOGLE', 'plan', 'login-or-sign-up'],
    ['FACEBOOK', 'plan', 'login-or-sign-up'],
    ['EMAIL', 'payment', 'plan'],
    ['GOOGLE', 'payment', 'plan'],
    ['EMAIL', 'welcome', 'payment'],
    ['EMAIL', 'special-offer', null],
  ] as const)
    test(`${method}: from ${from} to ${to ?? 'nowhere'}`, () => assert.equal(backOf(from, method), to))

  test('[accounts 2.7] every step except special offer and welcome has a back button', () =>
    assert.deepEqual(
      STEPS.filter((step) => !WIZARD[step].hasBackButton),
      ['special-offer', 'welcome'],
    ))

  test('going back to the choice resets person and method, going back elsewhere keeps the data', () => {
    assert.deepEqual(draftBack('login-or-sign-up', byGoogle), EMPTY_DRAFT)
    const annual: Draft = { ...byEmail, paymentMethod: { choice: 'paypal', frequency: 'annually' } }
    assert.deepEqual(draftBack('introduce', annual), annual)
    assert.deepEqual(draftBack('plan', { ...annual, hadTrial: true }), annual)
  })
})

describe('[accounts 4.6] closing', () => {
  for (const [step, other] of [
    ['introduce', null],
    ['plan', 'special-offer'],
    ['payment', 'special-offer'],
    ['special-offer', null],
    ['welcome', null],
  ] as const)
    test(`${step} ${other ? `jumps to ${other}` : 'ends the sign-up'}`, () =>
      assert.equal(closingOf(step, byEmail), other))

  test('a user who has already used a trial is not offered a longer one', () =>
    assert.equal(closingOf('payment', { ...byEmail, hadTrial: true }), null))
})

describe('the step shown for an address', () => {
  for (const [asked, draft, shown, why] of [
    [undefined, EMPTY_DRAFT, 'introduce', 'the first one'],
    ['payment', EMPTY_DRAFT, 'introduce', 'nobody is introduced'],
    ['nonsense', byEmail, 'introduce', 'there is no such step'],
    ['payment', byEmail, 'payment', 'all before is known'],
    ['payment', { ...byEmail, user: { ...ada, password: '' } }, 'payment', 'after a reload, too'],
    ['welcome', byEmail, 'payment', 'nothing was ordered'],
    ['introduce', byGoogle, 'plan', 'the provider introduced them'],
    ['special-offer', byGoogle, 'special-offer', 'the plan is known'],
    ['plan', member, 'welcome', 'a member has ordered'],
  ] as const)
    test(`${asked ?? 'none'} shows ${shown}: ${why}`, () => assert.equal(shownStep(asked, draft), shown))
})

describe('the fields asked for beside the payment', () => {
  test('asks for the password after a reload', () =>
    assert.deepEqual(missingOf(withoutSecrets(byEmail)), ['password']))
  test('asks for nothing if the provider has supplied it all', () =>
    assert.deepEqual(missingOf(byGoogle), []))
  test('asks for what the provider has not supplied', () =>
    assert.deepEqual(missingOf({ ...byGoogle, user: { ...byGoogle.user, email: '' } }), ['email']))
})

describe('the stored draft', () => {
  test('stores everything except the password and the result', () => {
    const offered = draftWithOffer({
      ...byGoogle,
      paymentMethod: { choice: 'sepa_debit', frequency: 'annually' },
    })
    assert.deepEqual(draftOf(JSON.parse(JSON.stringify(withoutSecrets(offered)))), offered)
    assert.ok(!JSON.stringify(withoutSecrets(member)).includes(ada.password))
    assert.equal(draftOf(withoutSecrets(member)).result, null)
  })

  test('reads anything that is not a draft of ours as empty', () => {
    for (const kept of [
      null,
      'text',
      [],
      { signUpMethod: 'GOOGLE' },
      { user: 1, paymentMethod: { choice: 'cash' } },
    ])
      assert.deepEqual(draftOf(kept), EMPTY_DRAFT)
  })
})

test('[decisions 14.4] if the operator has no special offer, closing the plan step ends the sign-up', () => {
  offer.trial.specialDays = null
  assert.equal(closingOf('plan', byEmail), null)
  offer.trial.specialDays = 90
  assert.equal(closingOf('plan', byEmail), 'special-offer')
})
