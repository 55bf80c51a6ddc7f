import * as contract from '@quintet/contracts/rentals'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import { rentalsOf } from './queries.ts'

export function rentalRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform

  serve(app, platform, contract.listRentals, async ({ viewer }) => {
    const index = titlesFor(catalogue, viewer)
    const now = clock.now()
    return (await rentalsOf(db, viewer.accountId))
      .filter(({ item_id }) => index.find(item_id, now) !== null)
      .map((row) => ({
        contentId: row.item_id,
        rentedAt: row.rented_at.toISOString(),
        startBy: row.start_by.toISOString(),
        finishBy: row.finish_by?.toISOString() ?? null,
      }))
  })
}
