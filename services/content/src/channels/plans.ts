/**
 * What channels play: settled for the next hours by whichever process is first, so that the catalogue may change and every process
 * still tells the same; beyond that foretold by the same plan. Why: docs/decisions/0172. @spec decisions 12.1
 */
import { ruleAt } from '@quintet/domain/channel-plan'
import { joinRepeats, type Programmed, REPEAT_HOURS } from '@quintet/domain/schedule'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database } from '@quintet/platform/db/database'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import type { Title } from '../catalogue/title.ts'
import { WINDOW_SECONDS } from './live-playlist.ts'
import type { PackagedTitles } from './packaged-titles.ts'
import { type Measure, planTitles } from './plan.ts'
import { choicesOf, titlesOfChannel } from './programme-titles.ts'
import * as queries from './queries.ts'
import { type ChannelPage, endOf, type Slot, slotsOf, type Standing, standingAfter } from './slots.ts'

const HOUR_MS = 60 * 60 * 1000
/** As much is settled at once; of few titles no more than each of them once, since a library that is young soon has others. */
const PAGE_MS = HOUR_MS
const SHORT_PAGE_MS = 5 * 60 * 1000
/** It is settled at least so far ahead. */
const AHEAD_MS = 15 * 60 * 1000
/** Who watches has heard of what plays this soon: a change comes after it. */
const CHANGE_MS = 30_000
const FORGET_MS = 4 * 24 * HOUR_MS
const REPEAT_MS = REPEAT_HOURS * HOUR_MS

export type ChannelPlans = {
  /** What a channel has played for the last minutes and plays for the next ones, in order; empty: it has nothing to play. */
  settled(channel: Title): Promise<readonly Slot[]>
  /** What it plays between two times, in milliseconds, as far as it is settled and then as it would be settled now; repeats as one. */
  between(channel: Title, times: { from: number; to: number }): Promise<readonly Programmed[]>
}

type Parts = { db: Database; clock: Clock; catalogue: Catalogue; packaged: PackagedTitles }
type Known = { version: number; pages: Promise<ChannelPage[]> }

export function openChannelPlans(parts: Parts): ChannelPlans {
  const { clock, catalogue } = parts
  const known = new Map<number, Known>()
  const tomorrow = new Map<number, { key: string; slots: readonly Slot[] }>()

  const pagesOf = async (channel: Title): Promise<ChannelPage[]> => {
    // A live source has no plan.
    if (channel.programme?.ingest) return []
    const now = clock.now().getTime()
    const version = catalogue.version()
    const last = known.get(channel.id)
    if (last?.version === version && isAhead(await last.pages, now)) return last.pages
    // Whoever came first meanwhile settles for all.
    const current = known.get(channel.id)
    if (current && current !== last) return current.pages
    const pages = settle(parts, channel, now)
    known.set(channel.id, { version, pages })
    pages.catch(() => known.delete(channel.id))
    return pages
  }

  const foretold = async (
    channel: Title,
    { last, settled, to }: { last: ChannelPage; settled: readonly Slot[]; to: number },
  ): Promise<readonly Slot[]> => {
    const key = `${catalogue.version()}/${last.number}`
    const told = tomorrow.get(channel.id)
    const slots = told?.key === key ? told.slots : []
    const newest = slots.at(-1)
    const from = newest ? { at: endOf(newest), place: newest.place + 1, segment: 0 } : standingAfter(last)
    if (from.at >= to) return slots
    const index = titlesOfChannel(catalogue, channel)
    const before = [...settled, ...slots]
    const more = await planTitles(channel, index, { from: { ...from, before }, until: to, measure: foretell })
    const all = [...slots, ...more]
    tomorrow.set(channel.id, { key, slots: all })
    return all
  }

  return {
    settled: async (channel) => (await pagesOf(channel)).flatMap(slotsOf),
    async between(channel, { from, to }) {
      const pages = await pagesOf(channel)
      const settled = pages.flatMap(slotsOf)
      const last = pages.at(-1)
      // What repeats is told with its end, which may lie beyond.
      const later = last ? await foretold(channel, { last, settled, to: to + REPEAT_MS }) : []
      const slots = [...settled, ...later].map((slot) => ({
        itemId: slot.itemId,
        startsAt: slot.startsAt,
        endsAt: endOf(slot),
      }))
      return joinRepeats(slots).filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
    },
  }
}

function isAhead(pages: readonly ChannelPage[], now: number): boolean {
  const last = pages.at(-1)
  return last !== undefined && standingAfter(last).at > now + AHEAD_MS
}

// The catalogue's running time tells of tomorrow to some seconds, without reading a file.
const foretell: Measure = async ({ seconds }) => (seconds > 0 ? { seconds, segments: 0 } : null)

/** Reads what is settled, mends what the catalogue has outrun, and settles what is missing. */
async function settle(parts: Parts, channel: Title, now: number): Promise<ChannelPage[]> {
  const index = titlesOfChannel(parts.catalogue, channel)
  // As far back as a title must not come again, and as what repeats is told as one.
  const behind = Math.max((channel.programme?.apartHours ?? 0) * HOUR_MS, REPEAT_MS)
  const since = new Date(now - WINDOW_SECONDS * 1000 - behind)
  const read = () => queries.readPages(parts.db, channel.id, since)
  let pages = await read()
  if (isOutrun(pages, index, now)) {
    await mend(parts.db, channel, index, { since, now })
    pages = await read()
  }
  while (!isAhead(pages, now)) {
    const next = await planPage(parts, channel, index, { pages, now })
    if (!next) return []
    await queries.insertPage(parts.db, channel.id, next)
    const before = pages.length
    pages = await read()
    if (pages.length <= before && pages.at(-1)?.number !== next.number) break
  }
  await queries.forgetPages(parts.db, channel.id, new Date(now - FORGET_MS))
  return pages
}

/** The page after those that are there; null where nothing can be played. */
async function planPage(
  { packaged }: Parts,
  channel: Title,
  index: TitleIndex,
  { pages, now }: { pages: readonly ChannelPage[]; now: number },
): Promise<ChannelPage | null> {
  const last = pages.at(-1)
  const from = beginning(last ? standingAfter(last) : { at: 0, place: 0, segment: 0 }, now)
  const measure: Measure = async ({ assetId }) => {
    const found = await packaged.find(assetId)
    return found && { seconds: found.ends.at(-1) ?? 0, segments: found.count }
  }
  const slots = await planTitles(channel, index, {
    from: { ...from, before: pages.flatMap(slotsOf) },
    until: from.at + lengthOfPage(channel, index, new Date(from.at)),
    measure,
  })
  if (slots.length === 0) return null
  return {
    number: (last?.number ?? 0) + 1,
    startsAt: from.at,
    firstPlace: from.place,
    firstSegment: from.segment,
    entries: slots.map(({ itemId, assetId, seconds, segments }) => ({ itemId, assetId, seconds, segments })),
  }
}

function lengthOfPage(channel: Title, index: TitleIndex, at: Date): number {
  const rule = ruleAt(channel.programme?.rules ?? [], at)
  const seconds = choicesOf(channel, index, rule, at).reduce((sum, choice) => sum + choice.seconds, 0)
  return Math.max(SHORT_PAGE_MS, Math.min(PAGE_MS, seconds * 1000))
}

/** Nobody asked for a while: the plan begins anew where the clock says, so early that the window is full. */
function beginning(standing: Standing, now: number): Standing {
  const hour = Math.floor((now - WINDOW_SECONDS * 1000) / HOUR_MS) * HOUR_MS
  return standing.at > hour ? standing : { ...standing, at: hour }
}

/** Whether a title that is still to come may not be seen any more, or is packaged anew. */
function isFit(slot: Slot, index: TitleIndex): boolean {
  const title = index.find(slot.itemId, new Date(slot.startsAt))
  return title?.mainAsset?.id === slot.assetId
}

function isOutrun(pages: readonly ChannelPage[], index: TitleIndex, now: number): boolean {
  return pages.flatMap(slotsOf).some((slot) => endOf(slot) > now + CHANGE_MS && !isFit(slot, index))
}

/** Ends the plan before the first title that may not come; of one that plays now it leaves what was told already. */
async function mend(
  db: Database,
  channel: Title,
  index: TitleIndex,
  { since, now }: { since: Date; now: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await queries.lockPlan(trx, channel.id)
    const change = now + CHANGE_MS
    for (const page of await queries.readPages(trx, channel.id, since)) {
      const slots = slotsOf(page)
      const at = slots.findIndex((slot) => endOf(slot) > change && !isFit(slot, index))
      const unfit = slots[at]
      if (!unfit) continue
      const share = Math.max(0, change - unfit.startsAt) / (unfit.seconds * 1000)
      const segments = Math.ceil(unfit.segments * share)
      const seconds = (unfit.seconds * segments) / unfit.segments
      const { itemId, assetId } = unfit
      const rest = segments > 0 ? [{ itemId, assetId, seconds, segments }] : []
      const entries = [...page.entries.slice(0, at), ...rest]
      await queries.cutPlan(trx, channel.id, { number: page.number, entries })
      return
    }
  })
}
