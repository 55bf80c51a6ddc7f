/**
 * A newer version on what an earlier one left. The backup in last-release/ holds everything of a data folder but PostgreSQL's own files,
 * which are too many to commit: restored, its tables have the earlier version's form, and every later migration runs on their rows.
 */
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { listContent, listContentInfo } from '@quintet/contracts/content'
import { getHistory } from '@quintet/contracts/history'
import { listInvoices } from '@quintet/contracts/invoices'
import { toggleKidsLock } from '@quintet/contracts/kids-lock'
import { logIn as logInOperator } from '@quintet/contracts/operator/session'
import { startPlayback } from '@quintet/contracts/playback'
import { getPlaylist } from '@quintet/contracts/playlist'
import { listProfiles } from '@quintet/contracts/profiles'
import { logIn } from '@quintet/contracts/session'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/basics/product'
import type { Manifest } from '@quintet/platform/backup/manifest'
import { restoreBackup } from '@quintet/platform/backup/restore'
import { setOffset } from '@quintet/platform/clock/turned-clock'
import { openDatabase } from '@quintet/platform/db/database'
import { migrationNames } from '@quintet/platform/db/migrate'
import { openPlace } from '@quintet/platform/db/open'
import { openStorage } from '@quintet/platform/storage/open'
import {
  type Call,
  callerOver,
  faultsOf,
  freePortPair,
  openBrowser,
  programSend,
  type Send,
  startProduct,
  subscriptionOf,
  TEST_PASSWORD,
  TEST_PIN,
} from '@quintet/testing'
import { escapeIdentifier } from 'pg'
import { quintet } from '../import/command-line.ts'
import { appCode } from '../product/app-code.ts'
import { type EmptyPlace, isWhole, QUIET, restore, withEmptyPlace } from './copies.ts'
import { startServer } from './server-process.ts'

const FOLDER = path.join(import.meta.dirname, 'last-release')
const BACKUP = path.join(FOLDER, 'backup.tar')
/** What the earlier version showed, as make.ts wrote it down. */
const facts = JSON.parse(await readFile(path.join(FOLDER, 'facts.json'), 'utf8'))
const [monthly, annual] = facts.members

async function logInAt(origin: string, { email }: { email: string }): Promise<{ call: Call; send: Send }> {
  const body = { username: email, password: TEST_PASSWORD, productId: DEFAULT_PRODUCT_ID }
  const { token } = (await callerOver(programSend(origin, {}))(logIn, { body })).body
  const send = programSend(origin, { authorization: `Bearer ${token}` })
  return { send, call: callerOver(send) }
}

async function refuseLostRows({ ask }: EmptyPlace, { tables }: Manifest): Promise<void> {
  const lost: string[] = []
  for (const { name, rows } of tables) {
    const table = name.split('.').map(escapeIdentifier).join('.')
    const found = await ask<{ count: number }>(`select count(*)::integer as count from ${table}`)
    if (found.rows[0]?.count !== rows) lost.push(`${name}: ${rows} before, ${found.rows[0]?.count} now`)
  }
  assert.deepEqual(lost, [])
}

/** What a member of the earlier version finds: membership, invoices with their papers, favorites, places. */
async function refuseLosses(origin: string, member: typeof monthly): Promise<void> {
  const { call, send } = await logInAt(origin, member)
  assert.partialDeepStrictEqual(await subscriptionOf({ call }), member.subscription)
  const invoices = (await call(listInvoices)).body
  assert.partialDeepStrictEqual(invoices, member.invoices)
  for (const { pdf } of invoices)
    assert.equal(Buffer.from(await (await send(pdf)).arrayBuffer()).toString('latin1', 0, 5), '%PDF-')
  assert.partialDeepStrictEqual((await call(getPlaylist)).body, member.playlist)
  assert.partialDeepStrictEqual((await call(getHistory)).body, member.history)
}

test('[decisions 14.47] an earlier version’s data are all there after its backup was restored: rows, memberships, invoices, titles, media', async () => {
  await withEmptyPlace(async (place) => {
    const report = await restore(BACKUP, place)
    assert.ok(isWhole(report))
    const later = (await migrationNames()).filter((name) => !report.manifest.migrations.includes(name))
    assert.notDeepEqual(later, [], 'there is something to upgrade')
    await refuseLostRows(place, report.manifest)
    const { databaseUrl, dataDir } = place
    const product = await startProduct({ environment: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } })
    try {
      product.clock.set(new Date(facts.now))
      await refuseLosses(product.origin, monthly)
      await refuseLosses(product.origin, annual)
      const { call } = await logInAt(product.origin, monthly)
      assert.equal((await call(listProfiles)).body.length, 2)
      const titles = (await call(listContent, { query: {} })).body
      assert.deepEqual(
        titles.map(({ contentitem_id: id, kind, attributes: { title } }) => ({ id, kind, title })),
        facts.titles,
      )
      const book = titles.find(({ kind }) => kind === 'audiobook')
      const { manifest = '' } = (
        await call(startPlayback, { body: { contentId: book?.contentitem_id ?? 0 } })
      ).body
      assert.equal((await fetch(new URL(manifest, product.origin))).status, 200)
      const locked = await call(toggleKidsLock, { body: { pinCode: TEST_PIN } })
      assert.equal(locked.body.status, 'LOCKED')
      const { email, secret } = facts.operator
      const code = appCode(secret, product.clock.now())
      const body = { email, password: TEST_PASSWORD, code }
      assert.equal((await openBrowser(product.origin).call(logInOperator, { body })).status, 200)
      assert.deepEqual(faultsOf(await product.books()), [])
    } finally {
      await product.stop()
    }
  })
})

test('[decisions 14.47] memberships of an earlier version go on: the next month is charged once, with its invoice', async () => {
  await withEmptyPlace(async (place) => {
    await restore(BACKUP, place)
    const { databaseUrl, dataDir } = place
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
    assert.equal((await quintet(['resume'], settings)).status, 0)
    const product = await startProduct({ environment: settings })
    try {
      product.clock.set(new Date(facts.now))
      await product.live(31)
      const { call } = await logInAt(product.origin, monthly)
      const { length } = (await call(listInvoices)).body
      assert.equal(length, monthly.invoices.length + 1)
      assert.deepEqual(faultsOf(await product.books()), [])
    } finally {
      await product.stop()
    }
  })
})

/** A data folder as the earlier version left it: the restore does everything but the later migrations. */
async function leaveOldFolder(dataDir: string): Promise<void> {
  const place = await openPlace({ databaseUrl: null, dataDir }, QUIET.log)
  let steps: ReadonlySet<string> | undefined
  const prepare = (only = steps) => place.prepare((steps = only))
  const storage = await openStorage({ bucket: null, dataDir })
  const target = { place: { ...place, prepare }, dataDir, storage, keepsMedia: true, key: null }
  try {
    await restoreBackup({ file: BACKUP, ...target, ...QUIET })
    await turnClock(place.ownerUrl, new Date(facts.now))
  } finally {
    await place.close()
  }
}

/** Whatever the day is on which this runs, the paid months are the current ones. */
async function turnClock(ownerUrl: string, to: Date): Promise<void> {
  const db = openDatabase(ownerUrl)
  await db.transaction().execute((tx) => setOffset(tx, to.getTime() - Date.now()))
  await db.destroy()
}

test('[decisions 14.47] the server starts on an earlier version’s data folder and serves its members', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quintet-earlier-'))
  await leaveOldFolder(dataDir)
  const port = await freePortPair()
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    ROLE: 'customer,content,worker',
    DEV_TOOLS: '1',
    LOG_LEVEL: 'warn',
  }
  const server = startServer(settings)
  try {
    await server.ready(port)
    const origin = `http://127.0.0.1:${port}`
    await refuseLosses(origin, monthly)
    const params = { productId: DEFAULT_PRODUCT_ID }
    const shown = await callerOver(programSend(origin, {}))(listContentInfo, { params, query: {} })
    assert.equal(shown.body.length, facts.titles.length)
    const { stdout } = await quintet(['doctor', '--json'], settings)
    const faults = JSON.parse(stdout).filter(
      ({ check, state }: { check: string; state: string }) => state === 'fault' && check !== 'ffmpeg',
    )
    assert.deepEqual(faults, [])
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
