import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from './config.ts'

const WHOLE = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'quintet', OIDC_NAME: 'Musterwerke' }

test('[decisions 2.16] a provider needs all its settings', () => {
  const named = { issuer: 'https://id.example', clientId: 'quintet', name: 'Musterwerke', clientSecret: null }
  assert.deepEqual(readConfig(WHOLE).oidc, named)
  assert.deepEqual(readConfig({ ...WHOLE, OIDC_CLIENT_SECRET: 'x' }).oidc, { ...named, clientSecret: 'x' })
  assert.equal(readConfig({}).oidc, null)
})

for (const name of Object.keys(WHOLE))
  test(`[decisions 2.16] without ${name} the service does not start, and the error names it`, () =>
    assert.throws(() => readConfig({ ...WHOLE, [name]: '' }), new RegExp(`^ConfigError: ${name} is missing`)))

test('[decisions 2.16] an issuer must use https, unless it is on this machine', () => {
  assert.throws(
    () => readConfig({ ...WHOLE, OIDC_ISSUER: 'http://id.example' }),
    /OIDC_ISSUER must begin with https/,
  )
  assert.equal(readConfig({ ...WHOLE, OIDC_ISSUER: 'http://127.0.0.1:1' }).oidc?.issuer, 'http://127.0.0.1:1')
})
