/** Adds a channel with a live source, and returns what its encoder needs to know. @spec decisions 12.10 */
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import type { IngestKind, IngestSource } from '@quintet/domain/live/live-ingest'
import type { LiveSettings } from '@quintet/platform/config/config'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sealLiveSource } from '@quintet/platform/identity/live-source'
import { keepLiveAsset, newAssetId } from '@quintet/platform/jobs/media-orders'
import { storedSource } from '@quintet/platform/storage/staging'
import type { Storage } from '@quintet/platform/storage/storage'
import { addChannel, type NewChannel } from './add-channel.ts'
import * as queries from './queries.ts'

/** The address and key for an encoder that pushes; shown once. For SRT the key is the passphrase. */
export type PushedTo = { address: string; key: string }

export type NewIngestChannel = Omit<NewChannel, 'programme'> & {
  source: IngestSource
  /** Whether segments are delivered in parts: lower latency at the cost of more requests. @spec decisions 12.14 */
  hasParts?: boolean
}

type Parts = { db: Database; storage: Storage; live: LiveSettings }

/** 160 bits; SRT allows 10 to 79 characters. */
const KEY_BYTES = 20
const RTMP_APP = 'live'

/** `pushedTo` is where an encoder sends its stream; null if it is pulled. A file is kept in storage, where every worker can find it. */
export async function addIngestChannel(
  trx: DatabaseTransaction,
  { db, storage, live }: Parts,
  { source, hasParts = false, ...channel }: NewIngestChannel,
  now: Date,
): Promise<{ id: number; pushedTo: PushedTo | null }> {
  const assetId = newAssetId()
  const { secret, kind } = await secretOf(source, storage, assetId)
  const id = await addChannel(trx, { ...channel, programme: { rules: [], apartHours: 0, ingest: true } }, now)
  const form = VERTICAL_FACTS[channel.vertical].playerType === 'AUDIO' ? 'audio' : 'video'
  await keepLiveAsset(trx, { id: assetId, itemId: id, form }, now)
  const port = kind === 'srt' ? await freePort(trx, live.srtPort) : null
  const sealed = await sealLiveSource(db, secret, assetId)
  await queries.insertLiveSource(trx, { itemId: id, assetId, kind, sealed, port, hasParts })
  return { id, pushedTo: pushedTo(live, { kind, port, key: secret }) }
}

/** Gives an encoder a new key; a stream pushed with the old one continues until the channel restarts. Null if nothing is pushed to it. */
export async function renewIngestKey(
  trx: DatabaseTransaction,
  { db, live }: Pick<Parts, 'db' | 'live'>,
  id: number,
): Promise<PushedTo | null> {
  const key = newKey()
  const found = await queries.replaceLiveKey(trx, id, (assetId) => sealLiveSource(db, key, assetId))
  return found && pushedTo(live, { ...found, key })
}

const newKey = () => randomBytes(KEY_BYTES).toString('hex')

async function secretOf(
  source: IngestSource,
  storage: Storage,
  assetId: string,
): Promise<{ kind: IngestKind; secret: string }> {
  if ('address' in source) return { kind: source.kind, secret: source.address }
  if (!('path' in source)) return { kind: source.kind, secret: newKey() }
  const key = `assets/${assetId}/source${path.extname(source.path).toLowerCase()}`
  await storage.writeFile(key, path.resolve(source.path))
  return { kind: 'file', secret: storedSource(key) }
}

async function freePort(trx: DatabaseTransaction, first: number): Promise<number> {
  const taken = new Set(await queries.takenPorts(trx))
  let port = first
  while (taken.has(port)) port++
  return port
}

function pushedTo(
  { host, rtmpPort }: LiveSettings,
  { kind, port, key }: { kind: IngestKind; port: number | null; key: string },
): PushedTo | null {
  if (kind === 'rtmp') return { address: `rtmp://${host}:${rtmpPort}/${RTMP_APP}`, key }
  if (kind === 'srt') return { address: `srt://${host}:${port}?passphrase=${key}&pbkeylen=16`, key }
  return null
}
