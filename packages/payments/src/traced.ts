/** Wraps the port with a span around each call to the provider, named after the call only. @spec decisions 14.46 */
import { traced } from '@quintet/platform/tracing/trace'
import type { Payments } from './port.ts'

export function tracing(payments: Payments): Payments {
  const asked = <T>(call: string, work: () => Promise<T>): Promise<T> =>
    traced(
      {
        name: `${payments.provider} ${call}`,
        kind: 'client',
        attributes: { 'peer.service': payments.provider },
      },
      work,
    )
  return {
    ...payments,
    createSetup: (...given) => asked('createSetup', () => payments.createSetup(...given)),
    refreshSetup: (...given) => asked('refreshSetup', () => payments.refreshSetup(...given)),
    charge: (...given) => asked('charge', () => payments.charge(...given)),
    refund: (...given) => asked('refund', () => payments.refund(...given)),
    findCharge: (...given) => asked('findCharge', () => payments.findCharge(...given)),
    findRefund: (...given) => asked('findRefund', () => payments.findRefund(...given)),
    listPayouts: (...given) => asked('listPayouts', () => payments.listPayouts(...given)),
    readPayout: (...given) => asked('readPayout', () => payments.readPayout(...given)),
    forgetCustomer: (...given) => asked('forgetCustomer', () => payments.forgetCustomer(...given)),
  }
}
