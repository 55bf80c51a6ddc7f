/** What the console shows of the settings, and what it never shows. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listFindings, readSettings } from '@quintet/contracts/operator/settings'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'

const SECRETS = {
  SMTP_URL: 'smtp://mailer:hidden-one@mail.example',
  OIDC_ISSUER: 'https://id:hidden-two@id.example',
  OIDC_CLIENT_ID: 'quintet',
  OIDC_CLIENT_SECRET: 'hidden-three',
  OIDC_NAME: 'Company',
}

let product: Product
let owner: TestOperator
before(async () => {
  product = await startProduct({ environment: { ...SECRETS, TRUSTED_PROXIES: '2' } })
  owner = await product.anOperator('owner')
})
after(() => product.stop())

test('[decisions 13.30] shows each setting’s effective value, and of secrets only whether they are set', async () => {
  const answer = (await owner.call(readSettings)).body
  const told = JSON.stringify(answer)
  for (const secret of ['hidden-one', 'hidden-two', 'hidden-three', 'mail.example'])
    assert.ok(!told.includes(secret), secret)
  const of = (name: string) => {
    const setting = answer.settings.find((each) => each.name === name)
    return [setting?.isSet, setting?.isSecret, setting?.value]
  }
  assert.deepEqual(of('SMTP_URL'), [true, true, null])
  assert.deepEqual(of('OIDC_ISSUER'), [true, true, null], 'an address that names who may in')
  assert.deepEqual(of('STRIPE_SECRET_KEY'), [false, true, null])
  assert.deepEqual(of('OIDC_NAME'), [true, false, 'Company'])
  assert.deepEqual(of('TRUSTED_PROXIES'), [true, false, '2'])
  assert.deepEqual(of('LIVE_WINDOW_HOURS'), [false, false, '4'])
  assert.deepEqual(of('PUBLIC_ORIGIN'), [false, false, null])
  assert.deepEqual(answer.payments, { provider: 'sandbox', isReal: false })
  assert.ok(answer.brand.texts.some(({ document }) => document === 'terms'))
})

test('[decisions 13.30, decisions 14.3] shows the doctor’s local findings, and none that query other machines', async () => {
  const found = (await owner.call(listFindings)).body
  const checks = new Set(found.map(({ check }) => check))
  for (const check of ['disk', 'payment', 'company', 'tax', 'legal texts', 'backup', 'live channels'])
    assert.ok(checks.has(check), check)
  for (const check of ['mail', 'certificate', 'log-in providers', 'CDN', 'storage'])
    assert.ok(!checks.has(check), check)
})
