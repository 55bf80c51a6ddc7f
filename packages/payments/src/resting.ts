/**
 * A restored copy neither takes nor refunds money while it is at rest: the original may already have done so, or still do it.
 * @spec decisions 14.9
 */
import { Problem } from '@quintet/contracts/problem'
import type { Payments } from './port.ts'

/** Wraps the port so that every call to the provider throws `provider_unavailable` while `isResting`. */
export function resting(payments: Payments, isResting: () => Promise<boolean>): Payments {
  const refuseAtRest = async () => {
    if (await isResting()) throw new Problem('provider_unavailable')
  }
  return {
    ...payments,
    createSetup: (...given) => refuseAtRest().then(() => payments.createSetup(...given)),
    refreshSetup: (...given) => refuseAtRest().then(() => payments.refreshSetup(...given)),
    charge: (...given) => refuseAtRest().then(() => payments.charge(...given)),
    refund: (...given) => refuseAtRest().then(() => payments.refund(...given)),
    findCharge: (...given) => refuseAtRest().then(() => payments.findCharge(...given)),
    findRefund: (...given) => refuseAtRest().then(() => payments.findRefund(...given)),
    listPayouts: (...given) => refuseAtRest().then(() => payments.listPayouts(...given)),
    readPayout: (...given) => refuseAtRest().then(() => payments.readPayout(...given)),
    forgetCustomer: (...given) => refuseAtRest().then(() => payments.forgetCustomer(...given)),
  }
}
