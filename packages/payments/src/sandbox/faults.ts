/**
 * Faults of the sandbox on demand, so that tests can cover everything a provider can do wrong. They are stored as rows, like the sandbox's
 * other data, so that every process meets them. @spec law 11.6
 */
import {
  EVENT_FAULTS,
  type EventFault,
  REQUEST_FAULTS,
  type RequestFault,
} from '@quintet/domain/money/payment-faults'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'

export type Faults = {
  /** Injects these faults into the next requests, in order. */
  queueRequests(...faults: RequestFault[]): Promise<void>
  queueEvents(...faults: EventFault[]): Promise<void>
  /** Declines the next charges of any method with these codes. */
  queueDeclines(...codes: string[]): Promise<void>
  /** Injects faults into this share of all requests and events, chosen in this process by `random` (0 to 1); a share of 0 ends it. */
  setShare(share: number, random?: () => number): Promise<void>
  /** Returns how many of each kind are still queued. */
  waiting(): Promise<{ requests: number; events: number; declines: number }>
  nextRequest(): Promise<RequestFault | null>
  nextEvent(): Promise<EventFault | null>
  nextDecline(tx: DatabaseTransaction): Promise<string | null>
}

type Kind = 'request' | 'event' | 'decline' | 'share'

export function openFaults(db: Database): Faults {
  let random = Math.random
  const queue = async (kind: Kind, faults: readonly string[]): Promise<void> => {
    if (faults.length === 0) return
    await db
      .insertInto('sandbox_fault')
      .values(faults.map((fault) => ({ kind, fault })))
      .execute()
  }
  const met = async <F extends string>(kind: Kind, kinds: readonly F[]): Promise<F | null> => {
    const { fault, share } = await takeNext(db, kind)
    const queued = kinds.find((known) => known === fault)
    if (queued || !share || random() >= share) return queued ?? null
    return kinds[Math.floor(random() * kinds.length)] ?? null
  }
  return {
    queueRequests: (...faults) => queue('request', faults),
    queueEvents: (...faults) => queue('event', faults),
    queueDeclines: (...codes) => queue('decline', codes),
    async setShare(share, newRandom = Math.random) {
      random = newRandom
      await db.deleteFrom('sandbox_fault').where('kind', '=', 'share').execute()
      if (share > 0) await queue('share', [String(share)])
    },
    async waiting() {
      const rows = await db.selectFrom('sandbox_fault').select('kind').execute()
      const count = (wanted: Kind) => rows.filter(({ kind }) => kind === wanted).length
      return { requests: count('request'), events: count('event'), declines: count('decline') }
    },
    nextRequest: () => met('request', REQUEST_FAULTS),
    nextEvent: () => met('event', EVENT_FAULTS),
    nextDecline: async (tx) => (await takeNext(tx, 'decline')).fault,
  }
}

/** Takes the oldest fault of a kind off its queue, for one caller only, and reads the share if one is set. */
async function takeNext(
  db: Database | DatabaseTransaction,
  kind: Kind,
): Promise<{ fault: string | null; share: number | null }> {
  const { rows } = await sql<{ fault: string | null; share: number | null }>`
    with next as (
      delete from sandbox_fault where id = (
        select id from sandbox_fault where kind = ${kind} order by id limit 1 for update skip locked)
      returning fault
    )
    select (select fault from next) as fault,
      (select max(fault::float) from sandbox_fault where kind = 'share') as share
  `.execute(db)
  return rows[0] ?? { fault: null, share: null }
}
