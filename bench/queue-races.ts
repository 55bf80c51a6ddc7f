/**
 * Races of two devices for one queue, at two server processes on one database: starting from the same state, each adds a track, sometimes
 * removes or moves one, and both write at once. The later one merges what the other has written, as the player does. Prints what was lost,
 * duplicated or came back.
 * Usage: node bench/queue-races.ts [races=1000]
 */
import { randomInt, randomUUID } from 'node:crypto'
import type { ListeningQueue } from '@quintet/contracts/listening-queue'
import { getQueue, putQueue } from '@quintet/contracts/queue'
import { logIn } from '@quintet/contracts/session'
import { addToEnd, moveEntry, playNext, removeEntry, type Queue } from '@quintet/domain/listening/queue'
import { mergeQueues } from '@quintet/domain/listening/queue-merge'
import { type Call, callerOver, programSend, startProduct } from '@quintet/testing'
import { quantileOf } from './figures.ts'
import { startElsewhere } from './second-process.ts'

/** Beyond this, the queue is cut between two races. */
const MOST_ENTRIES = 200
const KEPT_ENTRIES = 20
const races = Number(process.argv[2] ?? 1000)

type Change = { mine: Queue; added: string; removed: string | null }
type Written = { tries: number }

const first = await startProduct()
const second = await startElsewhere(first.foundation.databaseUrl, first.foundation.config.dataDir)
try {
  const track = await first.aTrack({ rating: 'FSK-0' })
  await second.knows(track.id)
  const member = await first.aMember()
  const devices: Call[] = []
  for (const { origin } of [first, second]) {
    const credentials = { username: member.email, password: member.password, productId: 221 }
    const { body } = await first.call(logIn, { body: credentials })
    devices.push(callerOver(programSend(origin, { authorization: `Bearer ${body.token}` })))
  }
  const faults: string[] = []
  const tries: number[] = []
  let late = 0
  const started = performance.now()
  for (let race = 1; race <= races; race++) {
    const known = await shorten(devices[race % 2] as Call)
    const changes = devices.map(() => changeOf(known, track.id))
    const written = await Promise.all(devices.map((call, at) => write(call, known, changes[at] as Change)))
    tries.push(...written.map((one) => one.tries))
    late += written.filter((one) => one.tries > 1).length
    const { body } = await (devices[race % 2] as Call)(getQueue)
    faults.push(...faultsOf(known, changes, body).map((fault) => `race ${race}: ${fault}`))
  }
  console.log(
    JSON.stringify({
      races,
      processes: 2,
      devices: devices.length,
      changes: races * devices.length,
      lateWrites: late,
      tries: { p50: quantileOf(tries, 0.5), max: Math.max(...tries) },
      faults: faults.length,
      firstFaults: faults.slice(0, 5),
      seconds: Math.round((performance.now() - started) / 1000),
    }),
  )
  process.exitCode = faults.length === 0 && late > 0 ? 0 : 1
} finally {
  await second.stop()
  await first.stop()
}

function changeOf(known: Queue, contentId: number): Change {
  const added = randomUUID()
  const put = randomInt(2) === 0 ? playNext : addToEnd
  const with1 = put(known, [{ id: added, contentId }])
  const others = known.entries.filter((_, index) => index !== known.at)
  const other = others[randomInt(Math.max(1, others.length))]
  const kind = randomInt(4)
  if (kind === 0 && other) return { mine: removeEntry(with1, other.id), added, removed: other.id }
  if (kind === 1) {
    const moved = moveEntry(with1, randomInt(with1.entries.length), randomInt(with1.entries.length))
    return { mine: moved, added, removed: null }
  }
  return { mine: with1, added, removed: null }
}

async function write(call: Call, known: ListeningQueue, { mine }: Change): Promise<Written> {
  let [before, wish] = [known, mine]
  for (let tries = 1; ; tries++) {
    const { entries, at, shuffle, repeat } = wish
    const body = { entries: [...entries], at: Math.max(0, at), shuffle, repeat }
    const answer = await call(putQueue, { body: { ...body, position: 0, revision: before.revision } })
    if (answer.status === 200) return { tries }
    if (answer.problem?.code !== 'stale_queue') throw new Error(`The queue was refused: ${answer.status}`)
    const theirs = (answer.problem as unknown as { queue: ListeningQueue }).queue
    wish = mergeQueues(before, wish, theirs)
    before = theirs
  }
}

/** Only the beginning of a long queue is kept. */
async function shorten(call: Call): Promise<ListeningQueue> {
  const { body } = await call(getQueue)
  if (body.entries.length < MOST_ENTRIES) return body
  const entries = body.entries.slice(0, KEPT_ENTRIES)
  const { revision, shuffle, repeat } = body
  return (await call(putQueue, { body: { revision, shuffle, repeat, entries, at: 0, position: 0 } })).body
}

function faultsOf(known: Queue, changes: readonly Change[], after: Queue): string[] {
  const ids = after.entries.map(({ id }) => id)
  const removed = new Set(changes.flatMap(({ removed: id }) => id ?? []))
  const expected = new Set([
    ...known.entries.map(({ id }) => id).filter((id) => !removed.has(id)),
    ...changes.map(({ added }) => added),
  ])
  return [
    ...[...expected].filter((id) => !ids.includes(id)).map((id) => `${id} is lost`),
    ...ids.filter((id) => removed.has(id)).map((id) => `${id} came back`),
    ...(new Set(ids).size === ids.length ? [] : ['one is there twice']),
    ...(ids.every((id) => expected.has(id) || removed.has(id)) ? [] : ['one is there that nobody added']),
  ]
}
