/** Removes a payment method that can no longer be charged and notifies the member before the next charge. Decision 0090. @spec law 11.4 */
import { dunningEnd } from '@quintet/domain/membership/dunning'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { methodName } from '../texts/format.ts'
import {
  lockByAccount,
  type MailParts,
  readerLanguage,
  sendLetter,
  upcomingBill,
} from '../subscription/index.ts'
import * as queries from './queries.ts'

export async function dropLostMethod(
  parts: MailParts,
  tx: DatabaseTransaction,
  { reference, why }: { reference: string; why: 'revoked' | 'disputed' },
  now: Date,
): Promise<void> {
  const found = await queries.findByReference(tx, reference)
  if (!found) return
  const { account_id: accountId } = found
  const subscription = await lockByAccount(tx, accountId)
  await queries.lockAccount(tx, accountId)
  const method = (await queries.selectMethods(tx, accountId)).find(({ id }) => id === found.id)
  if (!method) return
  const next = await queries.dropMethod(tx, method)
  const bill = subscription && upcomingBill(subscription, now)
  if (!bill || !method.is_default) return
  const language = await readerLanguage(tx, accountId)
  const facts = {
    method: methodName(method.details, language),
    why,
    next: next ? methodName(next.details, language) : null,
    price: bill.price,
    // Until then it can still be paid.
    due: bill.due ?? dunningEnd(subscription?.past_due_since ?? now),
  }
  await sendLetter(parts, tx, accountId, ['methodLost', facts], now)
}
