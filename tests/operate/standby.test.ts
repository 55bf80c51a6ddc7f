/** Reports are read from a streaming standby; here a real one, which falls behind, stops and is promoted. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMoney } from '@quintet/contracts/operator/money'
import { Problem } from '@quintet/contracts/problem'
import { type FollowedDatabase, type Product, startFollowedDatabase, startProduct } from '@quintet/testing'
import { sql } from 'kysely'
import { checkDatabase } from '@quintet/server/doctor/database'
import type { Database } from '@quintet/platform/db/database'

let databases: FollowedDatabase
let product: Product

before(async () => {
  databases = await startFollowedDatabase()
  product = await startProduct({
    environment: { DATABASE_URL: databases.url, DATABASE_READ_URL: databases.standby.url },
  })
})
after(async () => {
  await product.stop()
  await databases.close()
})

const isStandby = async (db: Database) => {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)
  return rows[0]?.is
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 100) {
    if (await isSo()) return
    await sleep(100)
  }
  assert.fail('It does not come to pass.')
}

const follows = () => until(() => (product.foundation.reports.behind() ?? Infinity) < 10_000)

test('[decisions 14.7] reads a report from the standby, and shows its data', async () => {
  const { reports } = product.foundation
  await follows()
  assert.equal(await reports.read(isStandby), true)
  const finance = await product.anOperator('finance')
  const trialsNow = async () => {
    const { cells, to } = (await finance.call(readMoney)).body
    return cells.filter(({ month }) => month === to).reduce((sum, { trials }) => sum + trials, 0)
  }
  // On a busy machine a sign-up takes longer than the standby may lag, so retry.
  await until(async () => {
    const held = await trialsNow()
    await databases.standby.ask('select pg_wal_replay_pause()')
    await product.aMember()
    const seen = await trialsNow()
    const isRead = await reports.read(isStandby)
    await databases.standby.ask('select pg_wal_replay_resume()')
    await until(async () => (await trialsNow()) === held + 1)
    return isRead === true && seen === held
  })
})

test('[decisions 14.7] a standby that lags by ten seconds is not read until it has caught up', async () => {
  const { reports } = product.foundation
  await follows()
  await databases.standby.ask('select pg_wal_replay_pause()')
  await product.aMember()
  await until(() => (reports.behind() ?? 0) > 10_000)
  assert.equal(await reports.read(isStandby), false)
  await databases.standby.ask('select pg_wal_replay_resume()')
  await follows()
  assert.equal(await reports.read(isStandby), true)
})

test('[decisions 14.3, decisions 14.7] the doctor reports whether the standby follows, and an address that is not a standby', async () => {
  await follows()
  const look = async (databaseReadUrl: string | null) => {
    const { config, brand, log, clock } = product.foundation
    const patient = {
      config: { ...config, databaseReadUrl },
      brand,
      log,
      now: clock.now(),
      mailTo: null,
    }
    const findings = [await checkDatabase(patient)].flat()
    return findings.find(({ check }) => check === 'standby')
  }
  assert.equal((await look(databases.standby.url))?.state, 'ok')
  assert.equal((await look(null))?.state, 'off')
  const none = await look(databases.url)
  assert.equal(none?.state, 'fault')
  assert.match(none.says, /set it to a standby of DATABASE_URL/)
})

test('[decisions 14.7] an error of the request is returned at once; a failing standby goes unnoticed', async () => {
  const { reports } = product.foundation
  await follows()
  let tries = 0
  const faulty = reports.read(() =>
    Promise.reject(new Problem(++tries === 1 ? 'invalid_request' : 'unknown_content')),
  )
  await assert.rejects(faulty, (error) => error instanceof Problem && error.code === 'invalid_request')
  const read = reports.read(async (from) => {
    if (await isStandby(from)) await databases.standby.kill()
    return isStandby(from)
  })
  assert.equal(await read, false)
  assert.equal(await reports.read(isStandby), false)
})
