/** An account's payment methods: list, add, choose, remove. @spec decisions 3.6 */
import type { PaymentMethod } from '@quintet/contracts/payment-methods'
import { isProblem, Problem } from '@quintet/contracts/problem'
import type { Member } from '@quintet/platform/identity/viewer'
import { findSetup, lockSetup, useSetup } from '@quintet/payments/setups'
import type { SetupHolder } from '../payment-setup/holder.ts'
import { requireConfirmed } from '../payment-setup/service.ts'
import type { CustomerPlatform } from '../platform.ts'
import { payNow } from '../subscription/index.ts'
import * as queries from './queries.ts'

export async function listMethods(
  { db }: Pick<CustomerPlatform, 'db'>,
  { accountId }: Member,
): Promise<PaymentMethod[]> {
  return (await queries.selectMethods(db, accountId)).map(toWire)
}

/** Throws the problems of a set-up; the added method becomes the default. */
export async function addMethod(
  platform: CustomerPlatform,
  { accountId }: Member,
  setupId: string,
  holder: SetupHolder,
): Promise<PaymentMethod> {
  const { db, clock, payments } = platform
  await payments.refreshSetup(setupId)
  requireConfirmed(await findSetup(db, setupId), holder)
  const id = await db.transaction().execute(async (tx) => {
    await queries.lockAccount(tx, accountId)
    const { setup, method } = requireConfirmed(await lockSetup(tx, setupId), holder)
    // The same card replaces the earlier one.
    const earlier = (await queries.selectMethods(tx, accountId)).filter(
      ({ fingerprint }) => fingerprint === method.fingerprint,
    )
    for (const same of earlier) await queries.deleteMethod(tx, same)
    const added = await queries.insertMethod(tx, accountId, { setup, method, isDefault: false }, clock.now())
    await useSetup(tx, setup.id)
    await queries.setDefault(tx, accountId, added)
    return added
  })
  await payWhatFailed(platform, accountId)
  const stored = (await queries.selectMethods(db, accountId)).find((method) => method.id === id)
  if (!stored) throw new Problem('unknown_payment_method')
  return toWire(stored)
}

/** Throws `unknown_payment_method`. @spec security 2.7, law 11.5 */
export async function makeDefault(
  platform: CustomerPlatform,
  viewer: Member,
  id: string,
): Promise<PaymentMethod[]> {
  const { accountId } = viewer
  await platform.db.transaction().execute(async (tx) => {
    await queries.lockAccount(tx, accountId)
    const methods = await queries.selectMethods(tx, accountId)
    if (!methods.some((method) => method.id === id)) throw new Problem('unknown_payment_method')
    await queries.setDefault(tx, accountId, id)
  })
  await payWhatFailed(platform, accountId)
  return listMethods(platform, viewer)
}

/** Throws `unknown_payment_method`, and `last_payment_method` if a subscription would be left without one. */
export async function removeMethod(
  { db }: CustomerPlatform,
  { accountId }: Member,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await queries.lockAccount(tx, accountId)
    const methods = await queries.selectMethods(tx, accountId)
    const method = methods.find((one) => one.id === id)
    if (!method) throw new Problem('unknown_payment_method')
    if (methods.length === 1 && (await queries.hasRunningSubscription(tx, accountId)))
      throw new Problem('last_payment_method')
    await queries.dropMethod(tx, method)
  })
}

// Retries a failed charge with the new method at once; the subscription shows the outcome.
async function payWhatFailed(platform: CustomerPlatform, accountId: string): Promise<void> {
  try {
    await payNow(platform, accountId)
  } catch (error) {
    const isTold = (['nothing_due', 'payment_failed', 'payment_pending'] as const).some((code) =>
      isProblem(error, code),
    )
    if (!isTold) throw error
  }
}

function toWire(method: queries.StoredMethod): PaymentMethod {
  const { id, details, is_default: isDefault, account_email: accountEmail } = method
  const { type, card, mandate, billing, country } = details
  return {
    id,
    type,
    card: card
      ? {
          brand: card.brand,
          last4: card.last4,
          exp_month: card.expMonth,
          exp_year: card.expYear,
          country,
          funding: card.funding,
        }
      : null,
    billing_details: {
      email: billing.email ?? accountEmail,
      name: billing.name,
      phone: null,
      address: { country },
    },
    mandate: mandate?.reference ?? null,
    default: isDefault,
  }
}
