import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from './config.ts'
import { SETTINGS } from './settings.ts'

/** Named like secrets but not secret: one is public on pages, the other is a file path. */
const NO_SECRETS = ['STRIPE_PUBLISHABLE_KEY', 'SMTP_DKIM_KEY_FILE']

test('[decisions 13.30] every setting named like a secret is marked as one', () => {
  const open = SETTINGS.filter(({ isSecret }) => !isSecret).map(({ name }) => name)
  assert.deepEqual(
    open.filter((name) => /SECRET|PASS|TOKEN|KEY|_URL$|HEADERS/.test(name)),
    NO_SECRETS.toSorted(),
  )
})

test('[decisions 13.30] shows a setting’s effective value, whether set or default', () => {
  const of = (environment: Record<string, string>, wanted: string) => {
    const told = readConfig(environment).settings.find(({ name }) => name === wanted)
    return [told?.isSet, told?.value]
  }
  assert.deepEqual(of({ ROLE: 'serve' }, 'ROLE'), [true, 'customer, content, web'])
  assert.deepEqual(of({ DEV_TOOLS: 'auto' }, 'DEV_TOOLS'), [true, '1'])
  assert.deepEqual(of({ DEV_TOOLS: 'auto', HOST: '0.0.0.0' }, 'DEV_TOOLS'), [true, '0'])
  assert.deepEqual(of({ DEMO: '' }, 'DEMO'), [false, '0'])
  assert.deepEqual(of({ DATABASE_URL: 'postgres://a:b@db/quintet' }, 'DATABASE_URL'), [true, null])
})
