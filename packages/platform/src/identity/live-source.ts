/** Addresses and keys of live sources, sealed for their channel: whoever adds one writes it, and the worker that runs it reads it. */
import type { Database } from '../db/database.ts'
import { seal, unseal } from './sealed.ts'
import { serviceSecret } from './service-secret.ts'

const SECRET = 'live-source'

/** `assetId` is the channel's: copied to another one it does not open. */
export async function sealLiveSource(db: Database, source: string, assetId: string): Promise<Buffer> {
  return seal(await serviceSecret(db, SECRET), Buffer.from(source), assetId)
}

export async function openLiveSource(db: Database, sealed: Buffer, assetId: string): Promise<string> {
  return unseal(await serviceSecret(db, SECRET), sealed, assetId).toString()
}
