/** Starting, keeping and ending streams. @spec catalogue 2.11, decisions 4 */
import type { Playback, SegmentLease } from '@quintet/contracts/playback'
import { Problem } from '@quintet/contracts/problem'
import type { RunningStream } from '@quintet/contracts/problems'
import { type PlayerType, VERTICAL_FACTS } from '@quintet/domain/categories'
import type { Language } from '@quintet/domain/languages'
import { HEARTBEAT_SECONDS, MAX_STREAMS, MEDIA_ADDRESS_HOURS } from '@quintet/domain/streams'
import { startOf } from '@quintet/domain/watching'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { isEntitled } from '@quintet/platform/identity/entitlement'
import { newId } from '@quintet/platform/identity/secrets'
import type { Member, Viewer } from '@quintet/platform/identity/viewer'
import type { Storage } from '@quintet/platform/storage/storage'
import { text } from 'node:stream/consumers'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findTitle } from '../catalogue/service.ts'
import { type Spoilers, spoilersFor } from '../catalogue/spoilers.ts'
import { isPlayable, type Title } from '../catalogue/title.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import { recordPosition, resumePlace } from '../history/service.ts'
import { playRental } from '../rentals/service.ts'
import { isSegment, signAddress } from './address.ts'
import { beginningOf } from './beginning.ts'
import type { LeaseSegments } from './lease.ts'
import * as queries from './queries.ts'

const HOUR_MS = 60 * 60 * 1000

/** The stream id in the address of a trailer, which everybody may play. */
export const TRAILER_STREAM = 'trailer'

export type PlaybackParts = {
  db: Database
  clock: Clock
  catalogue: Catalogue
  /** Signs media addresses. */
  addressKey: Buffer
  leaseSegments: LeaseSegments
  storage: Storage
}

/** What a player asks for; see the route. */
type StartWish = { contentId: number; prepare?: boolean | undefined; prepared?: string | undefined }

export async function startPlayback(
  { db, clock, catalogue, addressKey, leaseSegments, storage }: PlaybackParts,
  viewer: Member,
  { contentId, language, embedOrigin, ...wish }: StartWish & { language: Language; embedOrigin: string },
): Promise<Playback> {
  const now = clock.now()
  const title = playableOf(catalogue, findTitle(catalogue, contentId, { viewer, now }), viewer)
  if (!(await isEntitled(db, viewer.accountId, now))) throw new Problem('no_subscription')
  const type = VERTICAL_FACTS[title.vertical].playerType
  const spoilers = await spoilersFor(db, catalogue, viewer, now)
  const lasts = new Date(now.getTime() + MEDIA_ADDRESS_HOURS * HOUR_MS)
  const { id, expiresAt } = await db.transaction().execute(async (trx) => {
    await queries.lockAccount(trx, viewer.accountId)
    // A rented title plays until its hours are over, and getting ready does not begin them.
    const end = title.isRented
      ? await playRental(trx, viewer.accountId, title.id, { now, begins: wish.prepare !== true })
      : lasts
    const until = end < lasts ? end : lasts
    const { taken, running } = await makeRoom(trx, viewer, { ...wish, itemId: title.id }, now)
    if (taken) return { id: taken, expiresAt: until }
    if (running.length >= MAX_STREAMS)
      throw new Problem('too_many_streams', {
        streams: running.map((row) => toRunning(catalogue, row, { viewer, language, now, spoilers })),
      })
    const stream = { title, type, now, expiresAt: until, prepared: wish.prepare === true }
    return { id: await insertStream(trx, viewer, stream), expiresAt: until }
  })
  const asset = title.mainAsset ? await queries.readAsset(db, title.mainAsset.id) : undefined
  const base = asset
    ? signAddress(addressKey, {
        streamId: id,
        assetId: asset.id,
        expiry: Math.floor(expiresAt.getTime() / 1000),
      })
    : ''
  const segments = asset && asset.form !== 'game' ? leaseSegments({ streamId: id, assetId: asset.id }) : null
  const { resumeAt, backTo } = await resumePlace(db, viewer.profileId, title.id)
  const folder = `assets/${asset?.id}/`
  const addressOf = (key: string) => `${base}/${key.slice(folder.length)}`
  const addressesAt = async (seconds: number) => {
    const names = await beginningOf((name) => readText(storage, folder + name), seconds)
    return names.map((name) => `${segments && isSegment(name) ? segments.base : base}/${name}`)
  }
  return {
    id,
    type,
    ...(asset && asset.form !== 'game' ? { manifest: `${base}/master.m3u8` } : {}),
    ...(asset?.form === 'game'
      ? { embedscript: gameFrame(`${embedOrigin}${base}/index.html`, title, language) }
      : {}),
    ...(title.partnerEmbed ? { embedscript: title.partnerEmbed } : {}),
    resumeAt,
    ...(backTo === null ? {} : { backTo }),
    // Their names tell who scores when, and what an episode comes to.
    chapters: spoilers?.withholds(title) ? [] : [...title.chapters],
    subtitles: asset
      ? (await queries.readSubtitles(db, asset.id)).map(({ storage_key, ...subtitle }) => ({
          ...subtitle,
          url: addressOf(storage_key),
        }))
      : [],
    skips: [...title.skips],
    ...(asset?.growing ? { growsTo: asset.duration_seconds ?? 0 } : {}),
    ...(asset?.thumbnails_key ? { thumbnails: addressOf(asset.thumbnails_key) } : {}),
    ...(asset && asset.form !== 'game' ? { begins: await addressesAt(startOf({ resumeAt })) } : {}),
    ...(segments ? { segments } : {}),
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expiresAt: expiresAt.toISOString(),
  }
}

async function readText(storage: Storage, key: string): Promise<string> {
  return (await storage.size(key)) === null ? '' : text(storage.read(key))
}

/**
 * Ends what gives way to this start. `taken`: the prepared stream that plays now; `running`: what still counts. The account
 * is held.
 */
async function makeRoom(
  trx: DatabaseTransaction,
  viewer: Member,
  { prepare = false, prepared, itemId }: Omit<StartWish, 'contentId'> & { itemId: number },
  now: Date,
) {
  const before = await queries.streamsOfAccount(trx, viewer.accountId, now)
  const taken = before.find(
    (row) =>
      row.id === prepared && row.prepared && row.device_id === viewer.deviceId && row.item_id === itemId,
  )?.id
  // The same device starting another title replaces its own; getting ready replaces nothing that plays.
  await queries.endStreamsOfDevice(trx, viewer, { except: taken, onlyPrepared: prepare }, now)
  if (taken) await queries.beginPrepared(trx, taken, now)
  const running = await queries.streamsOfAccount(trx, viewer.accountId, now)
  const idle = prepare ? [] : running.filter((row) => row.prepared)
  const giveWay = idle.slice(0, Math.max(0, running.length - MAX_STREAMS + (taken ? 0 : 1)))
  for (const { id } of giveWay) await queries.endStream(trx, id, now)
  return { taken, running: running.filter((row) => !giveWay.includes(row)) }
}

// A series plays its first episode and an album its first track where they are asked for as a whole.
function playableOf(catalogue: Catalogue, title: Title, viewer: Viewer): Title {
  const playable = isPlayable(title)
    ? title
    : titlesFor(catalogue, viewer).childrenOf(title.id).find(isPlayable)
  if (!playable) throw new Problem('not_playable')
  return playable
}

async function insertStream(
  trx: DatabaseTransaction,
  viewer: Member,
  stream: { title: Title; type: PlayerType; now: Date; expiresAt: Date; prepared: boolean },
): Promise<string> {
  const id = newId('str')
  await trx
    .insertInto('stream')
    .values({
      id,
      account_id: viewer.accountId,
      profile_id: viewer.profileId,
      session_id: viewer.sessionId,
      device_id: viewer.deviceId,
      item_id: stream.title.id,
      asset_id: stream.title.mainAsset?.id ?? null,
      type: stream.type === 'TRAILER' ? 'VIDEO' : stream.type,
      prepared: stream.prepared,
      started_at: stream.now,
      last_seen_at: stream.now,
      expires_at: stream.expiresAt,
    })
    .execute()
  return id
}

export async function listPlayback(
  { db, clock, catalogue }: PlaybackParts,
  viewer: Member,
  language: Language,
): Promise<RunningStream[]> {
  const now = clock.now()
  const rows = await queries.streamsOfAccount(db, viewer.accountId, now)
  const spoilers = await spoilersFor(db, catalogue, viewer, now)
  return rows
    .filter(({ prepared }) => !prepared)
    .map((row) => toRunning(catalogue, row, { viewer, language, now, spoilers }))
}

/** A heartbeat; answers until when the stream's address holds, and lends its segments anew. */
export async function reportPosition(
  { db, clock, catalogue, leaseSegments }: PlaybackParts,
  viewer: Member,
  streamId: string,
  reported: { position: number; sequence: number; at: string },
): Promise<{ expiresAt: string; segments?: SegmentLease }> {
  const now = clock.now()
  const stream = await queries.findStream(db, streamId, viewer.accountId)
  if (!stream) throw new Problem('unknown_stream')
  const title = titlesFor(catalogue, viewer).find(stream.item_id, now)
  // The position is kept even when the stream has ended: nobody loses their place to a lost connection.
  if (title && stream.profile_id === viewer.profileId)
    await recordPosition(
      db,
      { profileId: viewer.profileId, title },
      {
        position: reported.position,
        sequence: reported.sequence,
        at: new Date(reported.at),
        sessionId: stream.id,
        duration: title.durationSeconds ?? reported.position,
      },
      now,
    )
  const running = title && (await queries.findRunning(db, streamId, now))
  if (!running) throw new Problem('stream_ended')
  await queries.touchStream(db, streamId, now)
  const segments = running.asset_id === null ? null : leaseSegments({ streamId, assetId: running.asset_id })
  return { expiresAt: stream.expires_at.toISOString(), ...(segments ? { segments } : {}) }
}

export async function endPlayback(
  { db, clock }: PlaybackParts,
  viewer: Member,
  streamId: string,
): Promise<void> {
  const stream = await queries.findStream(db, streamId, viewer.accountId)
  if (!stream) throw new Problem('unknown_stream')
  await queries.endStream(db, streamId, clock.now())
}

/** The address of a trailer, for everyone who may see the title. */
export function openTrailer(
  { clock, catalogue, addressKey }: PlaybackParts,
  viewer: Viewer | null,
  contentId: number,
): { type: 'TRAILER'; manifest: string } {
  const now = clock.now()
  const { trailerAssetId } = findTitle(catalogue, contentId, { viewer, now })
  if (trailerAssetId === null) throw new Problem('no_trailer')
  const expiry = Math.floor(now.getTime() / 1000) + (MEDIA_ADDRESS_HOURS * HOUR_MS) / 1000
  const base = signAddress(addressKey, { streamId: TRAILER_STREAM, assetId: trailerAssetId, expiry })
  return { type: 'TRAILER', manifest: `${base}/master.m3u8` }
}

type Watcher = { viewer: Viewer; language: Language; now: Date; spoilers: Spoilers | null }

function toRunning(
  catalogue: Catalogue,
  row: Awaited<ReturnType<typeof queries.streamsOfAccount>>[number],
  { viewer, language, now, spoilers }: Watcher,
): RunningStream {
  // A locked session learns that something runs, not what.
  const title = titlesFor(catalogue, viewer).find(row.item_id, now)
  return {
    id: row.id,
    contentId: row.item_id,
    title: title ? (spoilers?.nameOf(title, language) ?? title.names[language]) : '',
    type: row.type,
    device: row.device_name,
    startedAt: row.started_at.toISOString(),
  }
}

function gameFrame(address: string, title: Title, language: Language): string {
  const label = title.names[language].replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return `<iframe src="${address}" title="${label}" sandbox="allow-scripts" allow="fullscreen; gamepad; autoplay"></iframe>`
}
