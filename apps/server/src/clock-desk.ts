/** Whether the console turns the clock, and when this process goes by it. @spec decisions 13.31 */
import type { ClockDesk } from '@quintet/operator'
import type { Foundation } from './foundation.ts'

export function deskOfClock({ config, followed }: Pick<Foundation, 'config' | 'followed'>): ClockDesk {
  const refusal = config.stripe ? 'payments' : 'tools'
  return {
    refusal: followed ? null : refusal,
    async follow() {
      await followed?.next()
    },
  }
}
