import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { readBrand } from '@quintet/platform/brand/brand'
import { ConfigError, readConfig } from '@quintet/platform/config/config'
import { demoFieldsOf, refuseUnsafeStart, type Start } from './production.ts'

const HOUSE = path.join(import.meta.dirname, '../../..')
const { company: demo } = await readBrand(path.join(HOUSE, 'brand'))
const real = {
  name: 'Lumen Streaming GmbH',
  street: 'Torstraße 1',
  city: '10119 Berlin',
  country: 'DE',
  email: 'service@lumen-streaming.de',
  supportHours: { from: '9:00', to: '17:00' },
  register: 'Amtsgericht Berlin, HRB 123456',
  vatId: 'DE123456789',
}

const HOSTS = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '192.168.1.5']
const ORIGINS = [undefined, 'http://192.168.1.5:4221', 'https://lumen.de']
const DEV_TOOLS = [undefined, 'auto', '0', '1']
const keysOf = (mode: 'test' | 'live') => ({
  STRIPE_SECRET_KEY: `sk_${mode}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
})
const PAYMENTS = { sandbox: {}, 'test keys': keysOf('test'), 'live keys': keysOf('live') }

/** Returns why a start is refused: the first word of each line. */
function refusals(
  environment: Record<string, string | undefined>,
  { company }: Omit<Start, 'config'>,
): string[] {
  try {
    refuseUnsafeStart({ config: readConfig(environment), company })
    return []
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.message.split('\n').map((line) => line.split(/[ :]/)[0] ?? '')
  }
}

for (const HOST of HOSTS)
  for (const PUBLIC_ORIGIN of ORIGINS)
    for (const tools of DEV_TOOLS)
      for (const [payments, keys] of Object.entries(PAYMENTS)) {
        const isPublic = PUBLIC_ORIGIN?.startsWith('https') ?? false
        const isAlone = ['127.0.0.1', '::1', 'localhost'].includes(HOST) && PUBLIC_ORIGIN === undefined
        const environment = { HOST, PUBLIC_ORIGIN, DEV_TOOLS: tools, ...keys }
        const areToolsOn = tools === '1' || (tools === 'auto' && isAlone && payments !== 'live keys')
        test(`[decisions 14.1] HOST=${HOST} PUBLIC_ORIGIN=${PUBLIC_ORIGIN ?? ''} DEV_TOOLS=${tools ?? ''} payments=${payments}`, () => {
          // Refused because of the keys alone, in any environment.
          if (payments === 'live keys' && areToolsOn)
            return assert.deepEqual(refusals(environment, { company: real }), ['STRIPE_SECRET_KEY'])
          assert.equal(readConfig(environment).hasDevTools, areToolsOn)
          const expected = [
            ...(isPublic && tools === '1' ? ['DEV_TOOLS'] : []),
            ...(isPublic && payments !== 'live keys' ? ['Payments'] : []),
          ]
          assert.deepEqual(refusals(environment, { company: real }), expected)
          assert.deepEqual(refusals(environment, { company: demo }), [
            ...expected,
            ...(isPublic ? ['BRAND_DIR'] : []),
          ])
          const said = { ...environment, ALLOW_SANDBOX: '1', ALLOW_DEFAULT_BRAND: '1' }
          assert.deepEqual(refusals(said, { company: demo }), isPublic && tools === '1' ? ['DEV_TOOLS'] : [])
        })
      }

test('[decisions 14.20] without the webhook’s secret no server starts with Stripe, in any environment', () => {
  const { STRIPE_WEBHOOK_SECRET: _, ...keys } = keysOf('live')
  assert.deepEqual(refusals({ ...keys }, { company: real }), ['STRIPE_WEBHOOK_SECRET'])
})

test('[decisions 14.1] recognises every placeholder field of the demo company and none of a real one', () => {
  assert.deepEqual(demoFieldsOf(real), [])
  assert.deepEqual(demoFieldsOf(demo).toSorted(), [
    'city',
    'creditorId',
    'email',
    'mediaAuthority',
    'name',
    'register',
    'representative',
    'responsible',
    'street',
    'vatId',
    'youthOfficer',
  ])
})

test('[decisions 14.1] the server refuses to start before it opens anything, and names the reasons and remedies', async () => {
  const start = promisify(execFile)(process.execPath, [path.join(HOUSE, 'apps/server/src/main.js')], {
    env: { ...process.env, PUBLIC_ORIGIN: 'https://lumen.de', DEV_TOOLS: '1', DATA_DIR: '/nowhere/at/all' },
  })
  await assert.rejects(start, (error: Error & { code?: number; stderr?: string }) => {
    assert.equal(error.code, 1)
    for (const word of ['DEV_TOOLS', 'ALLOW_SANDBOX=1', 'ALLOW_DEFAULT_BRAND=1'])
      assert.match(error.stderr ?? '', new RegExp(word))
    return true
  })
})

test('[decisions 14.24] a faulty legal text stops the server before it opens anything', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quintet-brand-'))
  try {
    await cp(path.join(HOUSE, 'brand'), folder, { recursive: true })
    await appendFile(path.join(folder, 'legal/imprint/2026-11-26.de.md'), '\n{{company.nmae}}\n')
    const start = promisify(execFile)(process.execPath, [path.join(HOUSE, 'apps/server/src/main.js')], {
      env: { ...process.env, BRAND_DIR: folder, DATA_DIR: '/nowhere/at/all' },
      // If the start is not refused, the server runs until this timeout.
      timeout: 60_000,
    })
    await assert.rejects(start, (error: Error & { code?: number; stderr?: string }) => {
      assert.equal(error.code, 1)
      assert.match(error.stderr ?? '', /imprint\/2026-11-26\.de\.md:\d+: unknown field \{\{company\.nmae\}\}/)
      return true
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
