import * as contract from '@quintet/contracts/rentals'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Cashier } from '@quintet/payments/cashier'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import { rentalsOf } from './queries.ts'
import { readCredit, rent, toRental } from './service.ts'

export function rentalRoutes(
  app: App,
  platform: Platform,
  { catalogue, cashier }: { catalogue: Catalogue; cashier: Cashier },
): void {
  const { db, clock, brand } = platform

  serve(app, platform, contract.listRentals, async ({ viewer }) => {
    const index = titlesFor(catalogue, viewer)
    const now = clock.now()
    const rentals = await rentalsOf(db, viewer.accountId)
    return rentals.filter(({ item_id }) => index.find(item_id, now) !== null).map(toRental)
  })

  serve(app, platform, contract.getRentalCredit, ({ viewer }) => readCredit(platform, viewer))

  serve(app, platform, contract.rentTitle, ({ viewer, body, language }) =>
    rent({ db, clock, brand, catalogue, cashier }, viewer, { ...body, language }),
  )
}
