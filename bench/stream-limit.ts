/**
 * Races for an account's four streams: 20 concurrent starts from 20 devices, at two server processes on one database, repeatedly. Prints
 * how many ran at most, and how often a start was refused for another reason.
 * Usage: node bench/stream-limit.ts [rounds=500]
 */
import { startPlayback } from '@quintet/contracts/playback'
import { logIn } from '@quintet/contracts/session'
import { MAX_STREAMS } from '@quintet/domain/playback/streams'
import { callerOver, programSend, startProduct } from '@quintet/testing'
import { sql } from 'kysely'
import { startElsewhere } from './second-process.ts'

const DEVICES = 20
const rounds = Number(process.argv[2] ?? 500)

const first = await startProduct()
const second = await startElsewhere(first.foundation.databaseUrl, first.foundation.config.dataDir)
try {
  const film = await first.aTitle({ media: 'video' })
  await second.knows(film.id)
  const member = await first.aMember()
  const devices = []
  for (let count = 0; count < DEVICES; count++) {
    const { body } = await first.call(logIn, {
      body: { username: member.email, password: member.password, productId: 221 },
    })
    const { origin } = count % 2 === 0 ? first : second
    devices.push(callerOver(programSend(origin, { authorization: `Bearer ${body.token}` })))
  }
  let most = 0
  let won = 0
  const others = new Map<string, number>()
  const started = performance.now()
  for (let round = 0; round < rounds; round++) {
    await first.db
      .updateTable('stream')
      .set({ ended_at: first.clock.now() })
      .where('ended_at', 'is', null)
      .execute()
    const answers = await Promise.all(
      devices.map((call) => call(startPlayback, { body: { contentId: film.id } })),
    )
    for (const { problem } of answers)
      if (problem && problem.code !== 'too_many_streams')
        others.set(problem.code, (others.get(problem.code) ?? 0) + 1)
    won += answers.filter(({ status }) => status === 201).length
    const { rows } = await sql<{
      running: number
    }>`select count(*)::int as running from stream where ended_at is null`.execute(first.db)
    most = Math.max(most, rows[0]?.running ?? 0)
    if (process.stderr.isTTY) process.stderr.write(`\r${round + 1}/${rounds}`)
  }
  const seconds = (performance.now() - started) / 1000
  console.log(
    JSON.stringify({
      rounds,
      startsAtOnce: DEVICES,
      processes: 2,
      limit: MAX_STREAMS,
      mostRunning: most,
      startedInAll: won,
      refusedForAnotherReason: Object.fromEntries(others),
      seconds: Math.round(seconds),
    }),
  )
  process.exitCode = most === MAX_STREAMS && others.size === 0 && won === rounds * MAX_STREAMS ? 0 : 1
} finally {
  await second.stop()
  await first.stop()
}
