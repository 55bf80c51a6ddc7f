import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '@quintet/testing'
import { openDatabase } from '../db/database.ts'
import { openLog } from '../log/log.ts'
import { openJobs } from './jobs.ts'

const JOBS = 12
/** A worker that paused for a second or more after each job would take longer. */
const WITHOUT_REST_MS = 8000

test('works off waiting jobs without pauses, higher priority first', async () => {
  const database = await createTestDatabase()
  const db = openDatabase(database.url)
  const jobs = await openJobs(database.url, openLog('silent'))
  try {
    await db.transaction().execute(async (trx) => {
      for (let i = 0; i < JOBS; i++) {
        const pictureId = String(i)
        await jobs.enqueue(trx, 'media.picture', { pictureId }, { key: pictureId, priority: i })
      }
    })
    const done: number[] = []
    const all = Promise.withResolvers<void>()
    const tooLong = setTimeout(
      () => all.reject(new Error(`${done.length} of ${JOBS} were worked.`)),
      WITHOUT_REST_MS,
    )
    await jobs.work('media.picture', { atOnce: 1 }, async ({ pictureId }) => {
      done.push(Number(pictureId))
      if (done.length === JOBS) all.resolve()
    })
    await all.promise
    clearTimeout(tooLong)
    assert.deepEqual(
      done,
      done.toSorted((a, b) => b - a),
    )
  } finally {
    await jobs.stop()
    await db.destroy()
    await database.drop()
  }
})

test('a waiting job that stands for another change begins after it', async () => {
  const database = await createTestDatabase()
  const db = openDatabase(database.url)
  const jobs = await openJobs(database.url, openLog('silent'))
  try {
    const told: string[] = []
    const worked = Promise.withResolvers<void>()
    await jobs.enqueue(db, 'content.settle', { itemId: 1 }, { key: '1' })
    await jobs.enqueue(db, 'content.settle', { itemId: 2 }, { key: '2' })
    const other = Promise.withResolvers<void>()
    await db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, 'content.settle', { itemId: 1 }, { key: '1' })
      await jobs.work('content.settle', { atOnce: 1 }, async ({ itemId }) => {
        told.push(`job ${itemId}`)
        if (itemId === 1) worked.resolve()
        else other.resolve()
      })
      await other.promise
      told.push('change')
    })
    await worked.promise
    assert.deepEqual(told, ['job 2', 'change', 'job 1'])
  } finally {
    await jobs.stop()
    await db.destroy()
    await database.drop()
  }
})
