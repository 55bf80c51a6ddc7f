/** Starts a stream: checks that this member may play the title and that there is room, and returns what the player needs. */
import type { Playback } from '@quintet/contracts/playback'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import { MAX_STREAMS, MEDIA_ADDRESS_MS } from '@quintet/domain/playback/streams'
import { youthStreamEnd } from '@quintet/domain/youth/youth'
import { isEntitled } from '@quintet/platform/identity/entitlement'
import { newId } from '@quintet/platform/identity/secrets'
import type { Member } from '@quintet/platform/identity/viewer'
import { spoilersFor } from '../browsing/spoilers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { isAhead, isPlayable, type Title } from '../catalogue/title.ts'
import { findTitle, titlesFor } from '../catalogue/visibility.ts'
import { isShownLive } from '../events/event-media.ts'
import { hasOpenRental, playRental, rentedFor } from '../rentals/service.ts'
import { describePlayback } from './answer.ts'
import type { PlaybackParts } from './parts.ts'
import * as queries from './queries.ts'
import { describeRunning } from './running-list.ts'
import { whoPlaysWhat } from './who-plays-what.ts'
import { admitByCountry } from './countries.ts'
import { admitByAge, type YouthParts } from './youth.ts'

/** A player's request; see the route. With `goesOn` the device's audio stream is continued, not replaced. */
type StartWish = {
  contentId: number
  prepare?: boolean | undefined
  prepared?: string | undefined
  goesOn?: boolean | undefined
}

type Starting = {
  viewer: Member
  title: Title
  /** The title a channel shows now; otherwise the title itself. */
  shown?: Title
  wish: StartWish
  /** True if only what was rented lets it play, whether or not it still has a price. */
  byRental?: boolean
  now: Date
  language: Language
}

/** Throws the problems listed by the route. @spec decisions 4.20 */
export async function startPlayback(
  parts: PlaybackParts,
  viewer: Member,
  { language, embedOrigin, ...wish }: StartWish & { language: Language; embedOrigin: string },
): Promise<Playback> {
  const { db, clock, catalogue } = parts
  const now = clock.now()
  const title = titleToPlay(catalogue, wish.contentId, viewer, now)
  const isEntitledNow = await isEntitled(db, viewer.accountId, now)
  // What was paid separately outlives the membership.
  if (!isEntitledNow && !(await hasOpenRental(db, viewer.accountId, title, now)))
    throw new Problem('no_subscription')
  const shown = await shownNow(parts, title, now)
  if (!shown) throw new Problem('not_playable')
  const starting = { viewer, title, shown, wish, now, language, byRental: !isEntitledNow }
  const stream = await openStream(parts, starting)
  return describePlayback(parts, { ...stream, title, viewer, language, embedOrigin, now })
}

/** For a channel, the title on the air; otherwise the title itself. Null if a live event has no packaged media. */
async function shownNow({ channels, events }: PlaybackParts, title: Title, now: Date): Promise<Title | null> {
  if (title.programme) return channels.titleOnAir(title)
  return !isShownLive(title, now) || (await events.isReady(title)) ? title : null
}

/** The title itself; for a series or an album, its first playable part. */
export function titleToPlay(catalogue: Catalogue, contentId: number, viewer: Member, now: Date): Title {
  const title = findTitle(catalogue, contentId, { viewer, now })
  const playable = isPlayable(title)
    ? title
    : titlesFor(catalogue, viewer).childrenOf(title.id).find(isPlayable)
  if (!playable || isAhead(playable, now)) throw new Problem('not_playable')
  return playable
}

/** Opens a stream while the account is locked, so that the limit holds under concurrent starts. */
export async function openStream(
  parts: YouthParts & Pick<PlaybackParts, 'catalogue'>,
  { viewer, title, shown = title, wish, now, language, byRental = false }: Starting,
): Promise<{ id: string; expiresAt: Date }> {
  const { db, catalogue } = parts
  await admitByCountry(db, viewer.accountId, [title, shown])
  const hoursEnd = await admitByAge(parts, viewer, shown, now)
  const spoilers = await spoilersFor(db, catalogue, viewer, now)
  const lasts = earliest(
    new Date(now.getTime() + MEDIA_ADDRESS_MS),
    // A channel is checked again for each title it shows; one with a live source shows nothing else.
    hoursEnd && (!title.programme || title.programme.ingest)
      ? youthStreamEnd(hoursEnd, title.durationSeconds)
      : null,
  )
  return db.transaction().execute(async (trx) => {
    await queries.lockAccount(trx, viewer.accountId)
    const heard = wish.goesOn ? await queries.audioOfDevice(trx, viewer, now) : undefined
    if (heard) return { id: heard.id, expiresAt: heard.expires_at }
    // A rented title, including its episodes and extras, plays until its hours are over; preparing does not start them.
    const end =
      byRental || rentedFor(titlesFor(catalogue, viewer), title, now)
        ? await playRental(trx, viewer.accountId, title, { now, begins: wish.prepare !== true })
        : lasts
    const expiresAt = earliest(lasts, end)
    const before = await queries.streamsOfAccount(trx, viewer.accountId, now)
    const { taken, running, givingWay } = makeRoom(before, viewer, { ...wish, itemId: title.id })
    if (taken) {
      await queries.beginPrepared(trx, taken, givingWay, now)
      return { id: taken, expiresAt }
    }
    if (running.length >= MAX_STREAMS)
      throw new Problem('too_many_streams', {
        streams: running.map((row) => describeRunning(catalogue, row, { viewer, language, now, spoilers })),
      })
    const id = newId('str')
    await queries.insertStream(
      trx,
      newStream({ viewer, title, wish, now }, { id, expiresAt }),
      givingWay,
      now,
    )
    return { id, expiresAt }
  })
}

function earliest(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one
}

function newStream(
  { viewer, title, wish, now }: Pick<Starting, 'viewer' | 'title' | 'wish' | 'now'>,
  { id, expiresAt }: { id: string; expiresAt: Date },
) {
  return {
    id,
    ...whoPlaysWhat(viewer, title),
    prepared: wish.prepare === true,
    started_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
  }
}

/**
 * Which existing streams give way to a start. `taken` is the prepared stream that now plays; `running` are those that then count towards
 * the limit.
 */
function makeRoom(
  before: readonly queries.AccountStream[],
  { accountId, deviceId }: Member,
  { prepare = false, prepared, itemId }: Omit<StartWish, 'contentId'> & { itemId: number },
) {
  const taken = before.find(
    (row) => row.id === prepared && row.prepared && row.device_id === deviceId && row.item_id === itemId,
  )?.id
  // A device that starts another title replaces its own stream; preparing does not replace playback.
  const isReplaced = (row: queries.AccountStream) =>
    row.device_id === deviceId && row.id !== taken && (!prepare || row.prepared)
  const running = before.filter((row) => !isReplaced(row))
  const idle = prepare ? [] : running.filter((row) => row.prepared && row.id !== taken)
  const giveWay = idle.slice(0, Math.max(0, running.length - MAX_STREAMS + (taken ? 0 : 1)))
  const others = giveWay.map(({ id }) => id)
  return {
    taken,
    running: running.filter((row) => !giveWay.includes(row)),
    givingWay: { accountId, deviceId, except: taken, onlyPrepared: prepare, others },
  }
}
