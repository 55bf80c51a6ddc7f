import * as contract from '@quintet/contracts/mixes'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../catalogue/catalogue.ts'
import * as mixes from './service.ts'

export function mixRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const partsFor = (viewer: Member) => ({ db: platform.db, catalogue, viewer, now: platform.clock.now() })

  serve(app, platform, contract.listMixes, ({ viewer }) => mixes.listMixes(partsFor(viewer)))
  serve(app, platform, contract.createMix, ({ viewer, body }) => mixes.createMix(partsFor(viewer), body.name))
  serve(app, platform, contract.getMix, ({ viewer, params }) => mixes.readMix(partsFor(viewer), params.mixId))
  serve(app, platform, contract.changeMix, ({ viewer, params, body }) =>
    mixes.changeMix(partsFor(viewer), params.mixId, body),
  )
  serve(app, platform, contract.deleteMix, ({ viewer, params }) =>
    mixes.deleteMix(partsFor(viewer), params.mixId),
  )
  serve(app, platform, contract.putMixEntries, ({ viewer, params, body }) =>
    mixes.putEntries(partsFor(viewer), params.mixId, body),
  )
}
