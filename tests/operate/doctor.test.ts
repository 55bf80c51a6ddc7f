import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { noteRun } from '@quintet/platform/backup/kept-backups'
import { aHouse, type Product, startProduct } from '@quintet/testing'
import { SMTPServer } from 'smtp-server'
import { quintet } from '../import/command-line.ts'

type Finding = { check: string; state: string; says: string }

let product: Product
let folder: string
let smtp: SMTPServer
const received: string[] = []

before(async () => {
  product = await startProduct()
  folder = await mkdtemp(path.join(tmpdir(), 'quintet-doctor-'))
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, callback) {
      received.push(...envelope.rcptTo.map(({ address }) => address))
      stream.resume().on('end', callback)
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
})
after(async () => {
  await new Promise((resolve) => smtp.close(() => resolve(undefined)))
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

async function doctor(settings: Record<string, string>, ...more: string[]) {
  const { status, stdout, stderr } = await quintet(['doctor', '--json', ...more], settings)
  assert.notEqual(stdout, '', stderr)
  const findings = JSON.parse(stdout) as Finding[]
  return {
    status,
    findings,
    stateOf: (check: string) => findings.find((each) => each.check === check)?.state,
  }
}

test('[decisions 14.3] a healthy service has no fault, and a test mail is sent on request', async () => {
  const { config, databaseUrl } = product.foundation
  const address = smtp.server.address()
  assert.ok(address !== null && typeof address === 'object')
  const at = new Date().toISOString()
  const made = { kind: 'backup', endedAt: at, seconds: 1, file: '/backups/last.tar', takenAt: at } as const
  const facts = { outcome: 'whole', reason: null, bytes: 1, isSealed: false, rows: 1, media: null } as const
  await noteRun(config.dataDir, { ...made, ...facts })
  const settings = {
    PORT: String(config.port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: config.dataDir,
    SMTP_URL: `smtp://127.0.0.1:${address.port}`,
  }
  const { status, findings, stateOf } = await doctor(settings, '--mail-to', 'operator@quintet.example')
  const faults = findings.filter(({ state, check }) => state === 'fault' && check !== 'ffmpeg')
  assert.deepEqual(faults, [])
  assert.ok(status === 0 || stateOf('ffmpeg') === 'fault')
  for (const check of [
    'service',
    'database',
    'clock',
    'mail',
    'backup',
    'tax',
    'youth protection',
    'legal texts',
  ])
    assert.equal(stateOf(check), 'ok', JSON.stringify(findings))
  assert.equal(stateOf('payment'), 'warning')
  assert.equal(stateOf('certificate'), 'off')
  assert.deepEqual(received, ['operator@quintet.example'])
})

test('[decisions 14.3] names each unmet requirement, and sets the exit status', async () => {
  const nowhere = 'http://127.0.0.1:1'
  const { status, stateOf } = await doctor({
    PORT: '1',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    DATA_DIR: path.join(folder, 'missing'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_ORIGIN: 'https://127.0.0.1:1',
    MEDIA_ORIGIN: 'https://127.0.0.1:1',
    GOOGLE_CLIENT_ID: 'client',
    OIDC_GOOGLE_ISSUER: nowhere,
  })
  assert.equal(status, 3)
  for (const check of [
    'database',
    'disk',
    'CDN',
    'mail',
    'payment',
    'log-in providers',
    'certificate',
    'company',
    'backup',
  ])
    assert.equal(stateOf(check), 'fault', check)
  assert.equal(stateOf('service'), 'warning')
})

test('[decisions 14.3, law 5.2, law 6.13] checks the settings the law depends on: tax, youth protection, the legal texts', async () => {
  const house = await aHouse((offer) => {
    offer.tax = { smallBusiness: true, oneStopShop: false }
  })
  try {
    const legal = path.join(house.folder, 'legal')
    const notices = path.join(legal, 'privacy')
    const versions = (await readdir(notices)).toSorted()
    for (const language of ['de', 'en']) {
      const ours = versions.filter((name) => name.endsWith(`.${language}.md`))
      const notice = await readFile(path.join(notices, ours.at(-1) ?? ''), 'utf8')
      for (const name of ours) await rm(path.join(notices, name))
      const changed = notice.replaceAll('{{keep.reminder}}', '7')
      await writeFile(path.join(notices, `2026-01-01.${language}.md`), changed)
    }
    await rm(path.join(legal, 'sealed.json'))
    assert.equal((await quintet(['legal', 'seal'], { BRAND_DIR: house.folder })).status, 0)
    const { findings } = await doctor({
      PORT: '1',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      DATA_DIR: path.join(folder, 'missing'),
      BRAND_DIR: house.folder,
      YOUTH_PROTECTION: 'off',
      PUBLIC_ORIGIN: 'https://127.0.0.1:1',
    })
    const found = (check: string) => findings.find((each) => each.check === check)
    for (const [check, says] of [
      ['tax', /members live in AT, CH/],
      ['youth protection', /YOUTH_PROTECTION=off/],
      ['legal texts', /legal\/privacy\/2026-01-01\.de\.md does not name \{\{keep\.reminder\}\}/],
    ] as const) {
      assert.equal(found(check)?.state, 'warning', check)
      assert.match(found(check)?.says ?? '', says)
    }
  } finally {
    await house.remove()
  }
})
