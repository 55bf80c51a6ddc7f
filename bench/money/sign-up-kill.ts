/**
 * Kills a server with -9 at random moments while people sign up and pay, and checks what is left: complete members or nothing, and no money
 * without a member.
 * Usage: node bench/money/sign-up-kill.ts [kills=100]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { openDatabase } from '@quintet/platform/db/database'
import { createTestDatabase, faultsOf, readBooks, startProduct } from '@quintet/testing'
import { sql } from 'kysely'

const CHILD = path.join(import.meta.dirname, 'sign-up-child.ts')
const LONGEST_MS = 8000
/** After this time an order that was never taken over is refunded. */
const ABANDONED_MS = 20 * 60 * 1000

export type KillResult = {
  kills: number
  members: number
  givenBack: number
  halves: number
  faults: string[]
  seconds: number
}

export async function killSignUps(
  kills: number,
  log: (line: string) => void = () => {},
): Promise<KillResult> {
  const started = performance.now()
  const database = await createTestDatabase()
  const db = openDatabase(database.url)
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const child = fork(CHILD, [database.url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      await once(child, 'message')
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_MS))
      child.kill('SIGKILL')
      await once(child, 'exit')
      // All requests come from one address, whose attempts are limited.
      await sql`delete from attempt`.execute(db)
      log(`killed ${kill} of ${kills}`)
    }
    return {
      kills,
      ...(await inspectSignUps(database.url)),
      seconds: Math.round((performance.now() - started) / 1000),
    }
  } finally {
    await db.destroy()
    await database.drop()
  }
}

/** Counts the members of a database after kills, those who are only half there, and the faults in its books. */
export async function inspectSignUps(url: string) {
  const product = await startProduct({ environment: { DATABASE_URL: url } })
  try {
    product.clock.advance(ABANDONED_MS)
    await product.runBilling()
    const { rows } = await sql<{ members: number; halves: number; givenBack: number }>`
      select (select count(*)::int from account) as members,
        (select count(*)::int from payment_order where kind = 'refund') as "givenBack",
        (select count(*)::int from account a where
          (select count(*) from subscription s where s.account_id = a.id) <> 1
          or (select count(*) from payment_method m where m.account_id = a.id and is_default) <> 1
          or not exists (select 1 from profile p where p.account_id = a.id)
          or not exists (select 1 from consent c where c.account_id = a.id)
          or not exists (select 1 from mail m where m.recipient = a.email))
        + (select count(*)::int from subscription s where state = 'active' and not exists (
            select 1 from payment_order o where o.subscription_id = s.id and o.state = 'succeeded')) as halves
    `.execute(product.db)
    const [found] = rows
    return {
      ...(found ?? { members: 0, halves: 0, givenBack: 0 }),
      faults: faultsOf(await readBooks(product.db)),
    }
  } finally {
    await product.stop()
  }
}

if (import.meta.main) {
  const result = await killSignUps(Number(process.argv[2] ?? 100), (line) => console.log(line))
  console.log(JSON.stringify(result, null, 2))
  process.exitCode = result.halves === 0 && result.faults.length === 0 ? 0 : 1
}
