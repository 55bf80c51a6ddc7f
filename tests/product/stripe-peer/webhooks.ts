/** Delivers events to the service: signed, and on a fault late, twice, reordered, forged or not at all. */
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { Stripe } from 'stripe'
import { WEBHOOK_SECRET } from './dashboard.ts'
import { secondsOf } from './objects.ts'
import type { PeerEvent, World } from './world.ts'

const LATE_MS = 3 * DAY_MS
/** As in Stripe's test mode. */
const TRIES = 3

/** Sends what is due; returns the number of events. */
export async function deliverEvents(world: World, address: string): Promise<number> {
  world.catchUp()
  const due = world.events.filter(({ deliverAt }) => deliverAt !== null && deliverAt <= world.now())
  const held: PeerEvent[] = []
  for (const event of due) {
    const fault = world.faults.nextEvent()
    if (fault === 'reordered') held.push(event)
    else if (fault === 'lost') event.deliverAt = null
    else if (fault === 'late' && event.tries === 0) postpone(world, event, LATE_MS)
    else {
      if (fault === 'forged') await post(world, address, event, 'whsec_of_somebody_else')
      if (fault === 'duplicate') await post(world, address, event)
      await deliver(world, address, event)
    }
  }
  for (const event of held.toReversed()) await deliver(world, address, event)
  return due.length
}

async function deliver(world: World, address: string, event: PeerEvent): Promise<void> {
  const isTaken = (await post(world, address, event)) < 300
  if (isTaken || event.tries + 1 >= TRIES) event.deliverAt = null
  else postpone(world, event, HOUR_MS)
}

function postpone(world: World, event: PeerEvent, byMs: number): void {
  event.tries += 1
  event.deliverAt = new Date(world.now().getTime() + byMs)
}

async function post(
  world: World,
  address: string,
  { body }: PeerEvent,
  secret = WEBHOOK_SECRET,
): Promise<number> {
  const payload = JSON.stringify(body)
  const timestamp = secondsOf(world.now())
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const answer = await fetch(address, { method: 'POST', headers, body: payload }).catch(() => null)
  return answer?.status ?? 0
}
