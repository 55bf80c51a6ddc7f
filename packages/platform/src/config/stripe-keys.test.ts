import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConfigError, readConfig } from './config.ts'

const keysOf = (secret: string, publishable: string) => ({
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: publishable,
})
const TEST = keysOf('sk_test_abc', 'pk_test_abc')
const LIVE = keysOf('sk_live_abc', 'pk_live_abc')

test('[decisions 14.20] keys of one mode select Stripe; without keys the sandbox stays', () => {
  assert.equal(readConfig({}).stripe, null)
  const { stripe } = readConfig({ ...TEST, STRIPE_WEBHOOK_SECRET: 'whsec_abc' })
  assert.deepEqual(stripe, {
    secretKey: 'sk_test_abc',
    publishableKey: 'pk_test_abc',
    webhookSecret: 'whsec_abc',
    isLive: false,
    apiOrigin: null,
  })
  assert.equal(readConfig(LIVE).stripe?.isLive, true)
  assert.equal(readConfig(keysOf('rk_live_abc', 'pk_live_abc')).stripe?.isLive, true, 'a restricted key')
})

const refusals: readonly (readonly [what: string, given: Record<string, string>, begin: RegExp])[] = [
  ['not a Stripe key', keysOf('pk_test_abc', 'pk_test_abc'), /^STRIPE_SECRET_KEY must be a Stripe key/],
  [
    'an invalid webhook secret',
    { ...TEST, STRIPE_WEBHOOK_SECRET: 'secret' },
    /^STRIPE_WEBHOOK_SECRET must be a Stripe key/,
  ],
  [
    'a live secret key with a test publishable key',
    keysOf('sk_live_abc', 'pk_test_abc'),
    /^STRIPE_PUBLISHABLE_KEY .* from the same page/,
  ],
  [
    'a test secret key with a live publishable key',
    keysOf('sk_test_abc', 'pk_live_abc'),
    /^STRIPE_PUBLISHABLE_KEY .* from the same page/,
  ],
  ['live keys with DEV_TOOLS=1', { ...LIVE, DEV_TOOLS: '1' }, /^STRIPE_SECRET_KEY .* Set DEV_TOOLS=0/],
  ['only the secret key', { STRIPE_SECRET_KEY: 'sk_test_abc' }, /^STRIPE_PUBLISHABLE_KEY is missing/],
  [
    'only the webhook secret',
    { STRIPE_WEBHOOK_SECRET: 'whsec_abc' },
    /^STRIPE_SECRET_KEY is missing.*\nSTRIPE_PUBLISHABLE_KEY is missing/,
  ],
  [
    'live keys with another API origin',
    { ...LIVE, STRIPE_API_ORIGIN: 'http://127.0.0.1:4310' },
    /^STRIPE_API_ORIGIN is for tests/,
  ],
  [
    'an API on another machine',
    { ...TEST, STRIPE_API_ORIGIN: 'http://10.0.0.2:80' },
    /^STRIPE_API_ORIGIN is for tests/,
  ],
]

for (const [what, given, begin] of refusals)
  test(`[decisions 14.20] rejects ${what} without repeating a key`, () =>
    assert.throws(
      () => readConfig(given),
      (error) => error instanceof ConfigError && begin.test(error.message) && !error.message.includes('_abc'),
    ))
