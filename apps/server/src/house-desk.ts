/** The operator's own data, as shown to the owner. @spec decisions 13.30 */
import { LEGAL_DOCUMENTS } from '@quintet/domain/account/legal-texts'
import { offerAt } from '@quintet/domain/membership/offers'
import { dayOf } from '@quintet/domain/basics/calendar'
import type { HouseDesk } from '@quintet/operator'
import { legalTextAt } from '@quintet/platform/brand/legal/legal-texts'
import { CHECKS_AT_HAND } from './doctor/at-hand.ts'
import { liveFinding } from './doctor/live.ts'
import { workersFinding } from './doctor/workers.ts'
import type { Foundation } from './foundation.ts'
import { chosenPayments } from './production.ts'

export function deskOfHouse({ config, brand, db, clock, log }: Foundation): HouseDesk {
  return {
    standing() {
      const now = clock.now()
      const { from } = offerAt(brand.offers, now)
      return {
        payments: chosenPayments(config),
        brand: {
          name: brand.name,
          folder: config.brandDir,
          pricesSince: from,
          nextPrices: brand.offers.find((offer) => offer.from > dayOf(now))?.from ?? null,
          texts: LEGAL_DOCUMENTS.map((document) => ({
            document,
            version: legalTextAt(brand.legal, document, now).version,
          })),
        },
      }
    },
    async findings() {
      const patient = { config, brand, log, now: clock.now(), mailTo: null }
      const found = [
        ...CHECKS_AT_HAND.map((check) => check(patient)),
        liveFinding(db),
        workersFinding(db, clock),
      ]
      return (await Promise.all(found)).flat()
    },
  }
}
