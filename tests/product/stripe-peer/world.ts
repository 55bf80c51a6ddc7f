/** The peer's data, its clock, and its pending webhook events. */
import type { Stripe } from 'stripe'
import { type PeerFaults, openPeerFaults } from './faults.ts'
import { newName, newStore, secondsOf, type Store } from './objects.ts'

export type PeerEvent = { id: string; type: string; body: object; deliverAt: Date | null; tries: number }

export type World = {
  store: Store
  faults: PeerFaults
  now: () => Date
  /** Every event so far; those to be delivered have a time. */
  events: PeerEvent[]
  /** Requests that Stripe would not accept. */
  complaints: string[]
  tell: (type: Stripe.Event.Type, object: object) => void
  /** Schedules an action. */
  later: (at: Date, act: () => void) => void
  /** Runs all due actions. */
  catchUp: () => void
}

export function openWorld(now: () => Date, apiVersion: string): World {
  const events: PeerEvent[] = []
  const acts: { at: Date; act: () => void }[] = []
  return {
    store: newStore(),
    faults: openPeerFaults(),
    now,
    events,
    complaints: [],
    tell(type, object) {
      const id = newName('evt')
      const body = {
        id,
        object: 'event',
        api_version: apiVersion,
        created: secondsOf(now()),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
      }
      events.push({ id, type, body, deliverAt: now(), tries: 0 })
    },
    later: (at, act) => void acts.push({ at, act }),
    catchUp() {
      const due = acts.filter(({ at }) => at <= now())
      for (const each of due) acts.splice(acts.indexOf(each), 1)
      for (const { act } of due) act()
    },
  }
}
