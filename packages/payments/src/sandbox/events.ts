/** Delivers the sandbox's events to the service: signed, to the same endpoint as Stripe's, with faults on demand. */
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import type { EventFault } from '@quintet/domain/money/payment-faults'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database } from '@quintet/platform/db/database'
import { repeat } from '@quintet/platform/jobs/repeat'
import type { Log } from '@quintet/platform/log/log'
import type { Faults } from './faults.ts'
import { dueEvents, postponeEvent } from './objects.ts'

const AT_ONCE = 50
const LOOK_EVERY_MS = 2000
const LATE_MS = 3 * DAY_MS
/** An event is dropped after so many failed deliveries, as in Stripe's own sandbox. */
const TRIES = 3

export type EventDelivery = {
  db: Database
  clock: Clock
  faults: Faults
  webhookSecret: () => Promise<string>
  /** Sends a body with its signature to the service and returns the response status. */
  post: (body: string, signature: string) => Promise<number>
}

/** Delivers the due events; returns how many were processed. */
export async function deliverEvents(delivery: EventDelivery): Promise<number> {
  const events = await dueEvents(delivery.db, delivery.clock.now(), AT_ONCE)
  const held: typeof events = []
  for (const event of events) {
    const fault = await delivery.faults.nextEvent()
    if (fault === 'reordered') held.push(event)
    else await deliver(delivery, event, fault)
  }
  for (const event of held.toReversed()) await deliver(delivery, event, null)
  return events.length
}

/** Delivers in the background until `stop`, which waits for deliveries in progress. */
export function startEventDelivery(delivery: EventDelivery, log: Log): { stop(): Promise<void> } {
  return repeat(() => deliverEvents(delivery), {
    pauseMs: LOOK_EVERY_MS,
    log,
    failure: 'delivering sandbox events failed',
  })
}

type Due = Awaited<ReturnType<typeof dueEvents>>[number]

async function deliver(
  { db, clock, webhookSecret, post }: EventDelivery,
  { id, body, tries }: Due,
  fault: EventFault | null,
): Promise<void> {
  const now = clock.now()
  if (fault === 'lost') return postponeEvent(db, id, { deliverAt: null, tries })
  if (fault === 'late' && tries === 0)
    return postponeEvent(db, id, { deliverAt: new Date(now.getTime() + LATE_MS), tries: 1 })
  const payload = JSON.stringify(body)
  const { Stripe } = await import('stripe')
  const sign = (secret: string) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(now.getTime() / 1000),
    })
  if (fault === 'forged') await post(payload, sign('whsec_of_somebody_else'))
  const signature = sign(await webhookSecret())
  if (fault === 'duplicate') await post(payload, signature)
  const status = await post(payload, signature)
  const isTaken = status >= 200 && status < 300
  const isOver = isTaken || tries + 1 >= TRIES
  await postponeEvent(db, id, {
    deliverAt: isOver ? null : new Date(now.getTime() + HOUR_MS),
    tries: tries + 1,
  })
}
