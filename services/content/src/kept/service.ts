/**
 * Titles kept on this device for offline listening: the service grants them, and reports each time which ones may stay.
 * @spec decisions 11.30
 */
import type { Kept, KeptOnDevice, KeptTitle } from '@quintet/contracts/kept'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import { chaptersIn } from '@quintet/domain/catalogue/chapters'
import { KEPT_DEVICES_MAX, KEPT_KINDS, KEPT_TITLES_MAX, keptUntil } from '@quintet/domain/listening/kept'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { isEntitled } from '@quintet/platform/identity/entitlement'
import { newId } from '@quintet/platform/identity/secrets'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Title } from '../catalogue/title.ts'
import { findTitle, titlesFor } from '../catalogue/visibility.ts'
import { listHistory } from '../history/service.ts'
import { signAddress } from '../playback/address.ts'
import { loudnessOfEach } from '../playback/loudness.ts'
import type { PlaybackParts } from '../playback/parts.ts'
import { admitByCountry } from '../playback/countries.ts'
import { admitToKeep } from '../playback/youth.ts'
import { keyOfKept } from './key.ts'
import { KEPT_PREFIX, partsOf } from './media.ts'
import * as queries from './queries.ts'

export type KeptParts = Pick<
  PlaybackParts,
  'db' | 'clock' | 'catalogue' | 'addressKey' | 'youthProtection'
> & {
  /** The secret from which the devices' keys are derived. */
  keptSecret: Buffer
}

/** How long an address is valid for fetching; the device then requests another one. */
const ADDRESS_MS = HOUR_MS

const canBeKept = ({ kind, parentId, programme, isRented }: Title): boolean =>
  KEPT_KINDS.some((each) => each === kind) && parentId === null && !programme && !isRented

/** Throws the problems listed by the route. A title already kept by this device stays as it is. */
export async function keepTitle(
  parts: KeptParts,
  viewer: Member,
  { contentId, language }: { contentId: number; language: Language },
): Promise<KeptTitle> {
  const { db, clock, catalogue } = parts
  const now = clock.now()
  const title = findTitle(catalogue, contentId, { viewer, now })
  if (!canBeKept(title)) throw new Problem('not_keepable')
  if (!(await isEntitled(db, viewer.accountId, now))) throw new Problem('no_subscription')
  const heard = partsOf(titlesFor(catalogue, viewer), title, now)
  if (heard.length === 0) throw new Problem('not_playable')
  await admitByCountry(db, viewer.accountId, [title, ...heard])
  for (const each of [title, ...heard]) await admitToKeep(parts, viewer, each, now)
  const id = await grant(parts, viewer, title.id, now)
  const [kept] = await describe(parts, viewer, [{ id, item_id: title.id }], now)
  if (!kept) throw new Problem('unknown_content')
  const assetIds = heard.flatMap(({ mainAsset }) => mainAsset?.id ?? [])
  const sounds = new Map((await queries.soundsOf(db, assetIds)).map((row) => [row.id, row.sound]))
  const levels = await loudnessOfEach(db, heard)
  const expiry = Math.floor((now.getTime() + ADDRESS_MS) / 1000)
  return {
    ...kept,
    profileId: viewer.profileId,
    parts: heard.flatMap(({ id: partId, mainAsset, chapters }, at) => {
      if (!mainAsset) return []
      const address = signAddress(parts.addressKey, { streamId: id, assetId: mainAsset.id, expiry })
      const sound = sounds.get(mainAsset.id)
      return {
        contentId: partId,
        manifest: `${address}/master.m3u8`,
        chapters: chaptersIn(chapters, language),
        ...(sound ? { sound } : {}),
        ...levels[at],
      }
    }),
  }
}

/** The id under which this session keeps the title, old or new. Locks the account, so that limits hold under concurrency. */
function grant({ db }: KeptParts, viewer: Member, itemId: number, now: Date): Promise<string> {
  const { accountId, deviceId, sessionId } = viewer
  return db.transaction().execute(async (trx) => {
    await queries.lockAccount(trx, accountId)
    const before = await queries.keptOfSession(trx, sessionId)
    const known = before.find(({ item_id }) => item_id === itemId)
    if (known) return known.id
    if (before.length >= KEPT_TITLES_MAX) throw new Problem('too_many_kept_titles')
    const devices = await queries.devicesKeeping(trx, accountId, now)
    if (devices.length >= KEPT_DEVICES_MAX && !devices.includes(deviceId))
      throw new Problem('too_many_kept_devices')
    const id = newId(KEPT_PREFIX)
    await queries.insertKept(trx, {
      id,
      account_id: accountId,
      device_id: deviceId,
      session_id: sessionId,
      item_id: itemId,
      kept_at: now,
    })
    return id
  })
}

/** What this device may continue to keep, newest first: nothing without a membership, nothing hidden by its lock or unpublished. */
export async function listKept(parts: KeptParts, viewer: Member): Promise<KeptOnDevice> {
  const now = parts.clock.now()
  const rows = (await isEntitled(parts.db, viewer.accountId, now))
    ? await queries.keptOfSession(parts.db, viewer.sessionId)
    : []
  return {
    profileId: viewer.profileId,
    isKidLocked: viewer.kidLocked,
    titles: await describe(parts, viewer, rows, now),
  }
}

/** Removes one title, or all. Under the kids lock hidden ones stay: a child cannot remove what it cannot see. */
export async function removeKept(
  { db, catalogue, clock }: KeptParts,
  viewer: Member,
  contentId: number | null,
): Promise<void> {
  if (!viewer.kidLocked) return queries.deleteKept(db, viewer.sessionId, contentId)
  const now = clock.now()
  const index = titlesFor(catalogue, viewer)
  const ids = contentId === null ? await keptIds(db, viewer) : [contentId]
  for (const id of ids) if (index.find(id, now) !== null) await queries.deleteKept(db, viewer.sessionId, id)
}

const keptIds = async (db: KeptParts['db'], { sessionId }: Member): Promise<number[]> =>
  (await queries.keptOfSession(db, sessionId)).map(({ item_id }) => item_id)

async function describe(
  { db, catalogue, keptSecret }: KeptParts,
  viewer: Member,
  rows: readonly { id: string; item_id: number }[],
  now: Date,
): Promise<Kept[]> {
  const titles = titlesFor(catalogue, viewer)
  const seen = rows.flatMap(({ id, item_id }) => {
    const title = titles.find(item_id, now)
    return title ? [{ id, title }] : []
  })
  if (seen.length === 0) return []
  const history = await listHistory(db, catalogue, viewer, now)
  return seen.map(({ id, title }) => ({
    id,
    contentId: title.id,
    key: keyOfKept(keptSecret, id),
    until: new Date(keptUntil(now.getTime(), title.availableUntil)).toISOString(),
    places: placesIn(history, partsOf(titles, title, now)),
  }))
}

function placesIn(history: Awaited<ReturnType<typeof listHistory>>, parts: readonly Title[]): Kept['places'] {
  const ids = new Set(parts.map(({ id }) => id))
  return history
    .filter(({ contentId }) => ids.has(contentId))
    .map(({ contentId, position, finished, speed }) => ({
      contentId,
      position: finished ? 0 : position,
      ...(speed === undefined ? {} : { speed }),
    }))
}
