/** Deletes customers at the provider, too, once their payment methods are gone here. @spec law 6.7 */
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import type { OrderParts } from './orders.ts'
import { noteFarewell } from '@quintet/payments/setups'
import * as queries from './queries.ts'

const AT_ONCE = 20

/** Deletes the customers that are due; returns how many it processed. */
export async function sayFarewells({ db, clock, payments }: OrderParts): Promise<number> {
  const now = clock.now()
  const customers = await queries.dueFarewells(db, now, AT_ONCE)
  for (const customer of customers) {
    const isGone = await payments.forgetCustomer(customer)
    await noteFarewell(db, customer, isGone ? null : new Date(now.getTime() + HOUR_MS))
  }
  return customers.length
}
