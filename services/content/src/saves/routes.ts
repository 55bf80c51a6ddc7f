import { Problem } from '@quintet/contracts/problem'
import * as contract from '@quintet/contracts/saves'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { readSave, writeSave } from './service.ts'

export function saveRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform

  serve(app, platform, contract.getSave, async ({ viewer, params, reply }) => {
    const { save, version } = await readSave({ db, catalogue, viewer, now: clock.now() }, params.contentId)
    reply.header('etag', etagOf(version))
    return save
  })

  serve(app, platform, contract.putSave, async ({ viewer, params, body, request, reply }) => {
    const now = clock.now()
    const version = versionOf(request.headers['if-match'])
    const saved = await writeSave({ db, catalogue, viewer, now }, params.contentId, { ...body, version })
    reply.header('etag', etagOf(saved))
    return { savedAt: now.toISOString() }
  })
}

const etagOf = (version: number): string => `"${version}"`

// Versions are stored as the database type `integer`.
function versionOf(ifMatch: string | undefined): number {
  const written = /^"(\d{1,9})"$/.exec(ifMatch ?? '')?.[1]
  if (written === undefined) throw new Problem('save_unmatched')
  return Number(written)
}
