/** Addresses and keys of live sources, sealed for their channel: written by whoever adds a source, read by the worker that runs it. */
import type { Database } from '../db/database.ts'
import { seal, unseal } from './sealed.ts'
import { serviceSecret } from './service-secret.ts'

const SECRET = 'live-source'

/** `assetId` is the channel's; a sealed source copied to another channel cannot be opened. */
export async function sealLiveSource(db: Database, source: string, assetId: string): Promise<Buffer> {
  return seal(await serviceSecret(db, SECRET), Buffer.from(source), assetId)
}

export async function openLiveSource(db: Database, sealed: Buffer, assetId: string): Promise<string> {
  return unseal(await serviceSecret(db, SECRET), sealed, assetId).toString()
}
