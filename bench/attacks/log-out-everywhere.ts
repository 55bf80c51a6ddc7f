/**
 * Logs out everywhere at one server process while another on the same database serves the account's other devices, which send requests
 * without pause: calls, page data, segments and keys of running streams. Measures how long after the response anything of the account is
 * still served there. Goal: less than a second.
 * Usage: node bench/attacks/log-out-everywhere.ts [--rounds 20] [--devices 4]
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startPlayback } from '@quintet/contracts/playback'
import { endSessions } from '@quintet/contracts/session'
import { startSession } from '@quintet/platform/identity/sessions'
import { hashToken } from '@quintet/platform/identity/secrets'
import { callerOver, type Product, programSend, type Send, startProduct } from '@quintet/testing'
import { middleOf } from '../figures.ts'
import { startElsewhere } from '../second-process.ts'
import { counts, report } from './attack.ts'

const GOAL_MS = 1000
/** Requests continue for this long after logging out, so that late successes are seen. */
const WATCH_MS = 2500

export type LogOutFigures = {
  rounds: number
  devices: number
  asked: number
  /** Per round: when the last request started that was not refused, in milliseconds after the log-out response. */
  lastAnsweredMs: { median: number; worst: number }
  /** The worst times by kind of request. */
  worstMs: Record<string, number>
}

export async function logOutEverywhere({
  rounds,
  devices,
}: {
  rounds: number
  devices: number
}): Promise<LogOutFigures> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quintet-log-out-'))
  const here = await startProduct({ environment: { DATA_DIR: dataDir } })
  const there = await startElsewhere(here.foundation.databaseUrl, dataDir)
  const last: number[] = []
  const worst: Record<string, number> = {}
  let asked = 0
  try {
    const film = await aFilm(here, dataDir)
    await there.knows(film.id)
    for (let round = 0; round < rounds; round++) {
      const watched = await oneRound(here, there.origin, { devices, film })
      asked += watched.asked
      last.push(Math.max(0, ...Object.values(watched.lastMs)))
      for (const [what, ms] of Object.entries(watched.lastMs)) worst[what] = Math.max(worst[what] ?? 0, ms)
    }
  } finally {
    await there.stop()
    await here.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    rounds,
    devices,
    asked,
    lastAnsweredMs: { median: Math.round(middleOf(last)), worst: Math.round(Math.max(...last)) },
    worstMs: Object.fromEntries(Object.entries(worst).map(([what, ms]) => [what, Math.round(ms)])),
  }
}

/** True if everything was refused within the second. */
export function isPrompt({ lastAnsweredMs, asked }: LogOutFigures): boolean {
  return asked > 0 && lastAnsweredMs.worst < GOAL_MS
}

type Film = { id: number }

async function oneRound(here: Product, there: string, { devices, film }: { devices: number; film: Film }) {
  const owner = await here.aMember()
  const { account_id: accountId } = await here.db
    .selectFrom('session')
    .select('account_id')
    .where('token_hash', '=', hashToken(owner.token))
    .executeTakeFirstOrThrow()
  let loggedOutAt = Number.POSITIVE_INFINITY
  let asked = 0
  const lastMs: Record<string, number> = {}
  const isOver = () => performance.now() > loggedOutAt + WATCH_MS
  const watch = async (send: Send, address: string, what: string, onAnswer: () => void): Promise<void> => {
    while (!isOver()) {
      const askedAt = performance.now()
      const answer = await send(address)
      await answer.arrayBuffer()
      asked++
      if (answer.status < 300) onAnswer()
      else if (answer.status !== 401 && answer.status !== 410)
        throw new Error(`${what} answered ${answer.status}.`)
      if (answer.status < 300 && askedAt > loggedOutAt) lastMs[what] = askedAt - loggedOutAt
    }
  }

  const watches: Promise<void>[] = []
  const begun: Promise<void>[] = []
  const begin = (send: Send, address: string, what: string) => {
    const first = Promise.withResolvers<void>()
    begun.push(first.promise)
    watches.push(watch(send, address, what, first.resolve))
  }
  for (let device = 0; device < devices; device++) {
    const login = { accountId, deviceToken: null, deviceName: `device ${device}`, remember: false }
    const { token } = await startSession(here.db, login, here.clock.now())
    const send = programSend(there, { authorization: `Bearer ${token}` })
    const { body } = await callerOver(send)(startPlayback, { body: { contentId: film.id } })
    const media = new URL('.', new URL(body.manifest ?? '', there)).pathname
    const anybody = programSend(there, {})
    begin(send, '/api/user/me', 'user')
    begin(send, '/api/content?limit=1', 'catalogue')
    begin(anybody, `${media}segment.m4s`, 'segment')
    begin(anybody, `${media}key/0`, 'key')
  }
  const running = Promise.all(watches)
  // Each kind must have succeeded before, so that its refusal means something.
  await Promise.race([running, Promise.all(begun)])
  const { status } = await owner.call(endSessions)
  loggedOutAt = performance.now()
  if (status !== 204) throw new Error(`Logging out answered ${status}.`)
  await running
  return { asked, lastMs }
}

async function aFilm(product: Product, dataDir: string): Promise<Film> {
  const { id, assetId } = await product.aTitle({ media: 'video' })
  const folder = path.join(dataDir, 'media/assets', assetId ?? '')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'segment.m4s'), Buffer.alloc(1000))
  await product.db
    .insertInto('media_key')
    .values({ asset_id: assetId ?? '', number: 0, key: Buffer.alloc(16) })
    .execute()
  return { id }
}

if (import.meta.main) {
  const figures = await logOutEverywhere(counts(import.meta.filename, { rounds: 20, devices: 4 }))
  report(figures, isPrompt(figures))
}
