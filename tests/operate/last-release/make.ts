/**
 * Makes the backup that tests/operate/last-release.test.ts upgrades: members use an earlier version, which is then backed up.
 * README.md beside it says how to run it.
 */
import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { listContent } from '@quintet/contracts/content'
import { getHistory, putHistory } from '@quintet/contracts/history'
import { listInvoices } from '@quintet/contracts/invoices'
import { setPin } from '@quintet/contracts/kids-lock'
import { acceptInvitation, readInvitation } from '@quintet/contracts/operator/session'
import { addToPlaylist, getPlaylist } from '@quintet/contracts/playlist'
import { createProfile } from '@quintet/contracts/profiles'
import { checkPassword, logIn } from '@quintet/contracts/session'
import { cancelSubscription } from '@quintet/contracts/subscription'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/basics/product'
import {
  type Call,
  callerOver,
  freePortPair,
  openBrowser,
  programSend,
  signUpMember,
  subscriptionOf,
  TEST_PASSWORD,
  TEST_PIN,
  type TestMember,
} from '@quintet/testing'
import { appCode } from '../../product/app-code.ts'

const run = promisify(execFile)
const WAIT_MS = 10 * 60 * 1000

const house = process.argv[2] ?? ''
if (house === '') throw new Error('Usage: node tests/operate/last-release/make.ts CHECKOUT')

const scratch = await mkdtemp(path.join(tmpdir(), 'quintet-last-release-'))
const dataDir = path.join(scratch, 'data')
const port = await freePortPair()
const origin = `http://127.0.0.1:${port}`
const settings = {
  DATA_DIR: dataDir,
  PORT: String(port),
  ROLE: 'customer,content,worker',
  DEV_TOOLS: '1',
  LOG_LEVEL: 'warn',
}
const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings }

/** Runs the earlier version's command line. */
async function quintet(...args: string[]): Promise<string> {
  return (await run(path.join(house, 'apps/cli/bin/quintet'), args, { env })).stdout
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < WAIT_MS; waited += 500) {
    if (await isSo().catch(() => false)) return
    await sleep(500)
  }
  throw new Error(`Not within ten minutes: ${what}`)
}

/** One title of each kind whose media take a few kB. */
async function writeLibrary(root: string): Promise<void> {
  const files = {
    'Games/Klick/index.html': '<!doctype html><title>Klick</title>',
    'Shows/Bald/quintet.json': JSON.stringify({ texts: { de: { title: 'Bald' } }, rating: 'FSK 0' }),
    'Shows/Bald/Season 01/Bald S01E01.quintet.json': JSON.stringify({ texts: { de: { title: 'Folge 1' } } }),
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  const book = path.join(root, 'Audiobooks/A. Uthor/Ein Teil')
  await mkdir(book, { recursive: true })
  const tone = ['-f', 'lavfi', '-i', 'sine=f=300:d=1', path.join(book, '1.mp3')]
  await run('ffmpeg', ['-nostdin', '-v', 'error', ...tone])
}

/** A month is paid, a PIN is set, and there are two profiles, favorites and a position. */
async function useMuch(member: TestMember): Promise<void> {
  const { call } = member
  const [book, game] = await Promise.all(
    ['audio-books', 'pc-games'].map(
      async (category) => (await call(listContent, { query: { category } })).body[0],
    ),
  )
  if (!book || !game) throw new Error('The library is not in the catalogue.')
  await call(addToPlaylist, { body: { contentId: book.contentitem_id, category: 'audio-books' } })
  await call(addToPlaylist, { body: { contentId: game.contentitem_id, category: 'pc-games' } })
  const place = { position: 0.4, duration: 1, sequence: 1, at: new Date().toISOString() }
  await call(putHistory, { params: { contentId: book.contentitem_id }, body: place })
  await call(checkPassword, { body: { password: TEST_PASSWORD } })
  await call(setPin, { body: { pinCode: TEST_PIN } })
  await call(createProfile, { body: { name: 'Kim' } })
}

async function logInAgain(username: string): Promise<Call> {
  const body = { username, password: TEST_PASSWORD, productId: DEFAULT_PRODUCT_ID }
  const { token } = (await callerOver(programSend(origin, {}))(logIn, { body })).body
  return callerOver(programSend(origin, { authorization: `Bearer ${token}` }))
}

/** Returns the secret of the authenticator app. */
async function join(email: string): Promise<string> {
  const { link } = JSON.parse(await quintet('operator', 'add', email, '--role', 'owner', '--json'))
  const token = new URL(link).hash.slice(1)
  const { call } = openBrowser(origin)
  const { secret } = (await call(readInvitation, { body: { token } })).body
  const body = { token, password: TEST_PASSWORD, code: appCode(secret, new Date()) }
  const joined = await call(acceptInvitation, { body })
  if (joined.problem) throw new Error(joined.problem.code)
  return secret
}

async function shownTo(member: Pick<TestMember, 'email' | 'call'>) {
  const { plan, state, price, cancelAt, periodEndsAt } = await subscriptionOf(member)
  const invoices = (await member.call(listInvoices)).body
  return {
    email: member.email,
    subscription: { plan, state, price, cancelAt, periodEndsAt },
    invoices: invoices.map(({ id, reference, price: gross }) => ({ id, reference, price: gross })),
    playlist: (await member.call(getPlaylist)).body,
    history: (await member.call(getHistory)).body,
  }
}

await writeLibrary(path.join(scratch, 'library'))
const server = spawn(process.execPath, [path.join(house, 'apps/server/src/main.js')], {
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
})
try {
  await until('ready', async () => (await fetch(`${origin}/ready`)).ok)
  await quintet('import', path.join(scratch, 'library'), '--json')
  const monthly = await signUpMember(origin, { name: 'Ada Lovelace' })
  const titles = async (call = monthly.call) => (await call(listContent, { query: {} })).body
  await until('packaged', async () => (await titles()).length >= 3)
  await useMuch(monthly)
  const operator = { email: 'owner@house.example', secret: await join('owner@house.example') }
  await quintet('clock', 'advance', '31d')
  // The session of the sign-up is over by then.
  const later = { email: monthly.email, call: await logInAgain(monthly.email) }
  await until('paid', async () => (await later.call(listInvoices)).body.length > 0)
  const annual = await signUpMember(origin, { name: 'Grace Hopper', plan: 'annually' })
  await annual.call(cancelSubscription, { body: { email: annual.email } })
  const facts = {
    commit: (await run('git', ['-C', house, 'rev-parse', 'HEAD'])).stdout.trim(),
    now: JSON.parse(await quintet('clock', '--json')).now,
    titles: (await titles(later.call)).map(({ contentitem_id: id, kind, attributes: { title } }) => ({
      id,
      kind,
      title,
    })),
    members: [await shownTo(later), await shownTo(annual)],
    operator,
  }
  const backup = path.join(import.meta.dirname, 'backup.tar')
  await rm(backup, { force: true })
  await quintet('backup', backup)
  await writeFile(path.join(import.meta.dirname, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`)
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => void server.once('exit', resolve))
  await rm(scratch, { recursive: true, force: true })
}
