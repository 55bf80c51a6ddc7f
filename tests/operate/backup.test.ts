/** Backup and restore as an operator runs them: from an external PostgreSQL into the embedded one, and back. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPlayback } from '@quintet/contracts/playback'
import { rentTitle } from '@quintet/contracts/rentals'
import { logIn } from '@quintet/contracts/session'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/basics/product'
import { readRuns } from '@quintet/platform/backup/kept-backups'
import { openMigratedDatabase } from '@quintet/platform/db/open'
import {
  callerOver,
  freePortPair,
  programSend,
  type Product,
  startProduct,
  type TestMember,
  type TestTitle,
} from '@quintet/testing'
import { SMTPServer } from 'smtp-server'
import { quintet } from '../import/command-line.ts'
import {
  aFilmWithFiles,
  backUp,
  countPairs,
  factsOf,
  isWhole,
  QUIET,
  restore,
  SEGMENT,
  whileWritingPairs,
  withEmptyPlace,
} from './copies.ts'
import { startServer } from './server-process.ts'

const RENTAL = { priceCents: 399, currency: 'EUR' }

let folder: string
let product: Product
let member: TestMember
let film: TestTitle
let rental: TestTitle
/** Made with the command, and restored with the command into `copyDir`. */
let backup: string
let copyDir: string

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quintet-backup-'))
  product = await startProduct()
  member = await product.aMember()
  film = await aFilmWithFiles(product)
  rental = await aFilmWithFiles(product, { rental: RENTAL })
  await leaveWork()
  backup = path.join(folder, 'whole.tar')
  copyDir = await newFolder()
  const { databaseUrl, config } = product.foundation
  const made = await quintet(['backup', backup, '--json'], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: config.dataDir,
  })
  assert.equal(made.status, 0, made.stderr)
  assert.equal(JSON.parse(made.stdout).media.files, 4)
  const restored = await quintet(['restore', backup, '--json'], { DATA_DIR: copyDir })
  assert.equal(restored.status, 0, restored.stderr)
  assert.equal(JSON.parse(restored.stdout).isWhole, true)
})
after(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Leaves a waiting job and a mail that is due. */
async function leaveWork(): Promise<void> {
  const { db, jobs, mail } = product.foundation
  const now = product.clock.now()
  await jobs.enqueue(db, 'content.settle', { itemId: film.id }, { key: String(film.id) })
  const due = { kind: 'paid', to: member.email, subject: 'Due', text: 'Due', html: '<p>Due</p>' } as const
  const id = await mail.queue(db, due, now)
  await db.updateTable('mail').set({ sent_at: null, next_try_at: now }).where('id', '=', id).execute()
}

const newFolder = () => mkdtemp(path.join(folder, 'data-'))

test('[decisions 14.6, decisions 14.8] restores from an external PostgreSQL into the embedded one and back: all tables with counts and hashes, all media with hashes', async () => {
  const second = path.join(folder, 'second.tar')
  const made = await quintet(['backup', second], { DATA_DIR: copyDir })
  assert.equal(made.status, 0, made.stderr)
  const segment = path.join(copyDir, 'media/assets', String(film.assetId), 'v-360p/00001.m4s')
  assert.deepEqual(await readFile(segment), SEGMENT)
  await withEmptyPlace(async (place) => {
    const back = await restore(second, place)
    assert.ok(isWhole(back))
    assert.deepEqual(factsOf(back.manifest), factsOf(await backUp(product, path.join(folder, 'third.tar'))))
    assert.equal(back.manifest.jobs?.rows, 1)
    assert.ok(back.manifest.tables.some(({ name, rows }) => name === 'public.account' && rows === 1))
  })
})

test('[decisions 14.6] a backup during writes contains only whole transactions, and blocks nobody', async () => {
  const file = path.join(folder, 'under-writes.tar')
  const writes = await whileWritingPairs(product, async (written) => {
    const writesBefore = await sleep(100).then(written)
    await backUp(product, file)
    assert.ok(written() > writesBefore, `${writesBefore} and ${written()} writes`)
  })
  await withEmptyPlace(async (place) => {
    assert.ok(isWhole(await restore(file, place)))
    const count = await countPairs(place.ask)
    assert.ok(count > 0 && count < writes * 2 && count % 2 === 0, `${count} of ${writes * 2}`)
  })
})

test('[decisions 14.8] a member logs in at the restored copy and plays; [decisions 14.9] nothing is charged there', async () => {
  const copy = await startProduct({ environment: { DATABASE_URL: '', DATA_DIR: copyDir } })
  try {
    const body = { username: member.email, password: member.password, productId: DEFAULT_PRODUCT_ID }
    const { token } = (await copy.call(logIn, { body })).body
    const call = callerOver(programSend(copy.origin, { authorization: `Bearer ${token}` }))
    const { manifest = '' } = (await call(startPlayback, { body: { contentId: film.id } })).body
    const playlist = await fetch(new URL(manifest, copy.origin))
    assert.deepEqual([playlist.status, await playlist.text()], [200, '#EXTM3U\n'])
    const charges = () => copy.db.selectFrom('sandbox_object').selectAll().execute()
    const charged = await charges()
    const rented = await call(rentTitle, {
      body: { contentId: rental.id, useCredit: false, consent: true },
    })
    assert.equal(rented.problem?.code, 'provider_unavailable')
    assert.deepEqual(await charges(), charged)
  } finally {
    await copy.stop()
  }
})

test('[decisions 14.9] a restored copy sends no mail until it is told to resume', async () => {
  const received: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, callback) {
      received.push(...envelope.rcptTo.map(({ address }) => address))
      stream.resume().on('end', callback)
    },
  }).listen(0, '127.0.0.1')
  await once(smtp, 'listening')
  const address = smtp.address()
  assert.ok(address !== null && typeof address === 'object')
  const port = await freePortPair()
  const settings = {
    DATA_DIR: copyDir,
    PORT: String(port),
    ROLE: 'customer,worker',
    SMTP_URL: `smtp://127.0.0.1:${address.port}`,
    LOG_LEVEL: 'warn',
  }
  const server = startServer(settings)
  try {
    await server.ready(port)
    // Mail delivery polls every two seconds.
    await sleep(4500)
    assert.deepEqual(received, [])
    assert.match(server.output(), /restored copy/)
    assert.equal((await quintet(['resume'], settings)).status, 0)
    for (let waited = 0; received.length === 0 && waited < 60_000; waited += 200) await sleep(200)
    assert.deepEqual(received, [member.email])
    const [event] = JSON.parse((await quintet(['audit', '--json'], settings)).stdout) as object[]
    assert.partialDeepStrictEqual(event, { actor: 'command line', action: 'copy_resumed' })
  } finally {
    await server.stop()
    await new Promise((resolve) => smtp.close(() => resolve(undefined)))
  }
})

test('[decisions 14.8] a broken backup, or a target in use, changes nothing', async () => {
  const bytes = await readFile(backup)
  const torn = path.join(folder, 'torn.tar')
  await writeFile(torn, bytes.subarray(0, bytes.length * 0.7))
  await withEmptyPlace(async (place) => {
    await assert.rejects(restore(torn, place), { name: 'BackupError' })
    assert.deepEqual(await readdir(place.dataDir), [])
    assert.ok(isWhole(await restore(backup, place)))
    await assert.rejects(restore(backup, place), /already has tables/)
  })
})

test('[decisions 14.8] a failed restore leaves an empty target; a killed one starts over, and no server starts on it', async () => {
  await withEmptyPlace(async (place) => {
    await place.ask('create schema quintet_restore; create table account (id text)')
    await assert.rejects(openMigratedDatabase(place, QUIET.log), /restore/)
    // A schema other than the migrations': detected only once the tables exist.
    const strange = path.join(folder, 'strange.tar')
    const bytes = await readFile(backup)
    bytes.write('"recipienz"', bytes.indexOf('"recipient"'))
    await writeFile(strange, bytes)
    await assert.rejects(restore(strange, place), { name: 'BackupError' })
    const { rows } = await place.ask(`select from pg_class where relnamespace = 'public'::regnamespace`)
    assert.equal(rows.length, 0)
    assert.ok(isWhole(await restore(backup, place)))
  })
})

test('[decisions 14.12, decisions 13.28] a drill detects a changed byte, leaves nothing behind, and is recorded', async () => {
  const [scratch, house] = [await newFolder(), await newFolder()]
  const changed = path.join(folder, 'changed.tar')
  const bytes = await readFile(backup)
  bytes.write('X', bytes.indexOf(SEGMENT) + 5)
  await writeFile(changed, bytes)
  const found = await quintet(['drill', changed, '--json', '--in', scratch], { DATA_DIR: house })
  assert.equal(found.status, 3, found.stderr)
  assert.equal(JSON.parse(found.stdout).faultyMedia.length, 1)
  assert.deepEqual(await readdir(scratch), [])
  const [noted] = await readRuns(house)
  assert.deepEqual([noted?.kind, noted?.outcome, noted?.file], ['drill', 'not_whole', changed])
  assert.match(noted?.reason ?? '', /^Broken in the backup: media/)
})

test('[decisions 14.10] an encrypted backup reveals nothing and opens only with its passphrase', async () => {
  const file = path.join(folder, 'sealed.tar.age')
  await backUp(product, file, { seal: { passphrase: 'correct-horse-battery' } })
  const stored = await readFile(file)
  assert.match(stored.subarray(0, 30).toString(), /^age-encryption\.org\/v1/)
  assert.equal(stored.includes(SEGMENT.subarray(0, 100)), false)
  await withEmptyPlace(async (place) => {
    await assert.rejects(restore(file, place), /is encrypted/)
    await assert.rejects(restore(file, { ...place, key: { passphrase: 'another' } }), /does not decrypt/)
    assert.ok(isWhole(await restore(file, { ...place, key: { passphrase: 'correct-horse-battery' } })))
  })
})

test('[decisions 14.6] reports listed media as missing if nobody copied them', async () => {
  const file = path.join(folder, 'listed.tar')
  await backUp(product, file, { hasMedia: false })
  await withEmptyPlace(async (place) => {
    const { missingMedia } = await restore(file, place)
    const [first] = [film, rental].map(({ assetId }) => `assets/${assetId}/master.m3u8`)
    assert.equal(missingMedia.length, 2)
    assert.ok(missingMedia.includes(String(first)))
  })
})

test('[decisions 14.6] with nothing to back up, no file is made', async () => {
  const dataDir = await newFolder()
  const { status, stderr } = await quintet(['backup', path.join(folder, 'none.tar')], { DATA_DIR: dataDir })
  assert.equal(status, 1)
  assert.match(stderr, /no database in DATA_DIR/)
  assert.deepEqual(await readdir(dataDir), [])
  await withEmptyPlace(({ databaseUrl: ownerUrl }) =>
    assert.rejects(backUp(product, path.join(folder, 'none.tar'), { ownerUrl }), { name: 'BackupError' }),
  )
})
