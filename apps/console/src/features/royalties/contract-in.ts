import type { NewContract } from '@quintet/contracts/operator/royalties'
import type { RoyaltyKind } from '@quintet/domain/money/royalties'
import { textOf } from '../../ui/form-text.ts'
import { UNITS } from './terms.ts'

/** Returns the contract that a form describes; its rate is typed in euros, euros per minute, or percent. */
export function contractIn(data: FormData, kind: RoyaltyKind): NewContract {
  return {
    holder: textOf(data, 'holder'),
    kind,
    rate: Math.round(Number(textOf(data, 'rate')) * UNITS[kind]),
    titles: textOf(data, 'titles').split(/\D+/).filter(Boolean).map(Number),
    firstMonth: textOf(data, 'firstMonth'),
    lastMonth: textOf(data, 'lastMonth') || null,
  }
}
