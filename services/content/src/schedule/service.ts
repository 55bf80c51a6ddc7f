/** What is on at what time: the plans of channels, and announced matches. @spec decisions 12.3 */
import type { ScheduleEntry } from '@quintet/contracts/schedule'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { MATCH_HOURS, SCHEDULE_DAYS, SCHEDULE_ENTRIES } from '@quintet/domain/live/schedule'
import type { Database } from '@quintet/platform/db/database'
import type { Viewer } from '@quintet/platform/identity/viewer'
import type { Spoilers } from '../browsing/spoilers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { isEndSecret } from '../catalogue/live-wire.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import type { Title } from '../catalogue/title.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import type { ChannelPlans } from '../channels/plans.ts'
import { guideBetween } from '../feed-import/guides.ts'

export type ScheduleWish = {
  from?: string | undefined
  to?: string | undefined
  category?: string | undefined
  channelId?: number | undefined
}

const NO_SPAN = {
  path: 'to',
  message: `A schedule must end after it begins, and covers ${SCHEDULE_DAYS} days at most.`,
}
const TOO_MUCH = {
  path: 'to',
  message: `This is more than ${SCHEDULE_ENTRIES} entries. Ask for a shorter time, a category or one channel.`,
}

export type ScheduleParts = { db: Database; catalogue: Catalogue; plans: ChannelPlans }

export type ScheduleChoices = {
  isWithoutSongs?: boolean
  /** True if nobody asked for this end: then there is as much as fits. */
  mayEndEarly?: boolean
}

type Asker = { viewer: Viewer | null; language: Language; now: Date; spoilers: Spoilers | null }

/** A programme from an external guide, which is not a title in the catalogue. */
type Told = { title: string; subtitle: string | null; about: string | null }

/** A title in its time slot; `channel` is where it plays. For a channel with an external guide, both are the channel. */
export type Broadcast = { title: Title; channel: Title | null; startsAt: number; endsAt: number; told?: Told }

/**
 * What is on between two times, ordered by start. Throws `unknown_content` for a channel that may not be seen, `invalid_request` if
 * channels have more than `SCHEDULE_ENTRIES`, unless they may end early.
 */
export async function broadcastsBetween(
  { db, catalogue, plans }: ScheduleParts,
  wish: ScheduleWish,
  { viewer, now }: Pick<Asker, 'viewer' | 'now'>,
  { isWithoutSongs = false, mayEndEarly = false }: ScheduleChoices = {},
): Promise<Broadcast[]> {
  const index = titlesFor(catalogue, viewer)
  const times = timesOf(wish, now)
  const isWanted = ({ categories }: Title) => !wish.category || categories.includes(wish.category)
  const channels = channelsOf(index, wish.channelId, now).filter(
    (channel) => isWanted(channel) && (!isWithoutSongs || channel.vertical !== 'music-stream'),
  )
  const planned = await Promise.all(
    channels.map(async (channel) =>
      (await plans.between(channel, times)).flatMap(({ itemId, startsAt, endsAt }): Broadcast[] => {
        const title = index.find(itemId, new Date(startsAt))
        return title ? [{ title, channel, startsAt, endsAt }] : []
      }),
    ),
  )
  const told = (await toldBetween(db, index, { times, now, channelId: wish.channelId })).filter(
    ({ title }) => isWanted(title) && (!isWithoutSongs || title.vertical !== 'music-stream'),
  )
  const onChannels = [...planned.flat(), ...told].toSorted(inOrder)
  if (onChannels.length > SCHEDULE_ENTRIES && !mayEndEarly)
    throw new Problem('invalid_request', { errors: [TOO_MUCH] })
  const matches = wish.channelId === undefined ? matchesBetween(index, times, now) : []
  return [
    ...onChannels.slice(0, SCHEDULE_ENTRIES),
    ...matches.filter(({ title }) => isWanted(title)),
  ].toSorted(inOrder)
}

function inOrder(one: Broadcast, other: Broadcast): number {
  return one.startsAt - other.startsAt || (one.channel?.id ?? 0) - (other.channel?.id ?? 0)
}

/** An entry as the API returns it; without names that are spoilers if the profile hides them. */
export function toEntry(broadcast: Broadcast, index: TitleIndex, asker: Asker): ScheduleEntry {
  const { language, spoilers, now } = asker
  const { title, channel, startsAt, endsAt, told } = broadcast
  if (told) return toldEntry(broadcast, told, asker)
  const parent = title.parentId === null ? null : index.find(title.parentId, now)
  // A channel's own pieces have no other parent.
  const byline =
    matchLineOf(title) ??
    title.people[0] ??
    (parent && parent.id !== channel?.id ? parent.names[language] : undefined)
  return {
    contentId: title.id,
    ...(channel ? { channelId: channel.id } : {}),
    title: spoilers?.nameOf(title, language) ?? title.names[language],
    ...(byline === undefined || title.kind === 'movie' ? {} : { byline }),
    ...(parent?.kind === 'album' ? { albumId: parent.id } : {}),
    vertical: title.vertical,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  }
}

/** The two sides of a match; the competition of an event that has more or fewer. */
function matchLineOf({ match }: Title): string | undefined {
  const [home, away, third] = match?.teams ?? []
  return home && away && !third ? `${home.name} – ${away.name}` : (match?.competition ?? undefined)
}

/** External texts on sports reveal results; a profile that hides spoilers only sees time and channel. */
function toldEntry(
  { title: channel, startsAt, endsAt }: Broadcast,
  { title, subtitle }: Told,
  { spoilers, language }: Asker,
): ScheduleEntry {
  const isHidden = spoilers !== null && channel.vertical === 'sports'
  return {
    contentId: channel.id,
    channelId: channel.id,
    title: isHidden ? channel.names[language] : title,
    ...(subtitle === null || isHidden ? {} : { byline: subtitle }),
    vertical: channel.vertical,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  }
}

type Telling = { times: { from: number; to: number }; now: Date; channelId: number | undefined }

/** Programmes from external guides for channels this viewer may see. @spec decisions 9.6 */
async function toldBetween(
  db: Database,
  index: TitleIndex,
  { times, now, channelId }: Telling,
): Promise<Broadcast[]> {
  const rows = await guideBetween(db, times, { channelId, limit: SCHEDULE_ENTRIES + 1 })
  return rows.flatMap(({ itemId, startsAt, endsAt, ...told }) => {
    const channel = index.find(itemId, now)
    return channel ? [{ title: channel, channel, startsAt, endsAt, told }] : []
  })
}

/** Without a time of its own it begins now and has a day. Throws `invalid_request` if it ends before it begins, or is too long. */
function timesOf({ from, to }: ScheduleWish, now: Date): { from: number; to: number } {
  const begins = from === undefined ? now.getTime() : Date.parse(from)
  const ends = to === undefined ? begins + DAY_MS : Date.parse(to)
  if (ends < begins || ends - begins > SCHEDULE_DAYS * DAY_MS)
    throw new Problem('invalid_request', { errors: [NO_SPAN] })
  // The schedule ends here, whatever is requested.
  return { from: begins, to: Math.min(ends, now.getTime() + SCHEDULE_DAYS * DAY_MS) }
}

function channelsOf(index: TitleIndex, wanted: number | undefined, now: Date): Title[] {
  if (wanted === undefined) return index.channels(now)
  const channel = index.find(wanted, now)
  if (channel?.kind !== 'channel') throw new Problem('unknown_content')
  return channel.programme ? [channel] : []
}

/** Broadcasts without a channel; one that started earlier may still be on. */
function matchesBetween(index: TitleIndex, times: { from: number; to: number }, now: Date): Broadcast[] {
  return index
    .beginningBetween(times.from - DAY_MS, times.to, now)
    .map((title) => ({
      title,
      channel: null,
      startsAt: title.startsAt,
      endsAt:
        Number.isFinite(title.endsAt) && !isEndSecret(title, now)
          ? title.endsAt
          : title.startsAt + MATCH_HOURS * HOUR_MS,
    }))
    .filter(({ endsAt }) => endsAt > times.from)
}
