/**
 * What channels play: the first process to need them fixes the next hours, so that the catalogue may change and all processes still give
 * the same plan; beyond that, the plan is a forecast. Why: docs/decisions/0172. @spec decisions 12.1
 */
import { ruleAt } from '@quintet/domain/live/channel-plan'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { joinRepeats, type Programmed, REPEAT_HOURS } from '@quintet/domain/live/schedule'
import type { Clock } from '@quintet/platform/clock/clock'
import type { ChannelEntry } from '@quintet/platform/db/columns'
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

/** How much is fixed at once. With few titles, no more than each of them once: a new library soon has others. */
const PAGE_MS = HOUR_MS
const SHORT_PAGE_MS = 5 * 60 * 1000
/** The plan is always fixed at least this far ahead. */
const AHEAD_MS = 15 * 60 * 1000
/** Players already know what comes this soon: a change takes effect after it. */
const CHANGE_MS = 30_000
const FORGET_MS = 4 * DAY_MS
const REPEAT_MS = REPEAT_HOURS * HOUR_MS

export type ChannelPlans = {
  /** What a channel has played in the last minutes and plays in the next ones, in order; empty if it has nothing to play. */
  settled(channel: Title): Promise<readonly Slot[]>
  /** What it plays between two times, in milliseconds: as fixed, then as forecast; repeats are merged. */
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
    // Another request may have started this in the meantime; shares its result.
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
      // A repeated title is shown with its end, which may lie beyond the range.
      const later = last ? await foretold(channel, { last, settled, to: to + REPEAT_MS }) : []
      return joinRepeats(programmesOf([...settled, ...later])).filter(
        ({ startsAt, endsAt }) => startsAt < to && endsAt > from,
      )
    },
  }
}

/** Slots as members see them: a jingle's time belongs to the title before it. @spec decisions 12.15 */
function programmesOf(slots: readonly Slot[]): Programmed[] {
  const told: Programmed[] = []
  for (const slot of slots) {
    const last = told.at(-1)
    if (!slot.isJingle) told.push({ itemId: slot.itemId, startsAt: slot.startsAt, endsAt: endOf(slot) })
    else if (last?.endsAt === slot.startsAt) told[told.length - 1] = { ...last, endsAt: endOf(slot) }
  }
  return told
}

function isAhead(pages: readonly ChannelPage[], now: number): boolean {
  const last = pages.at(-1)
  return last !== undefined && standingAfter(last).at > now + AHEAD_MS
}

// The catalogue's running time predicts tomorrow to within seconds, without reading a file.
const foretell: Measure = async ({ seconds }) => (seconds > 0 ? { seconds, segments: 0 } : null)

/** Reads the fixed plan, repairs what catalogue changes invalidated, and extends it where needed. */
async function settle(parts: Parts, channel: Title, now: number): Promise<ChannelPage[]> {
  const index = titlesOfChannel(parts.catalogue, channel)
  // Reaches back over the time in which titles must not repeat, and in which repeats are merged.
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

/** The page after the existing ones; null if nothing can be played. */
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
    entries: slots.map(entryOf),
  }
}

const entryOf = ({ itemId, assetId, seconds, segments, isJingle }: ChannelEntry): ChannelEntry => ({
  itemId,
  assetId,
  seconds,
  segments,
  ...(isJingle ? { isJingle } : {}),
})

function lengthOfPage(channel: Title, index: TitleIndex, at: Date): number {
  const rule = ruleAt(channel.programme?.rules ?? [], at)
  const seconds = choicesOf(channel, index, rule, at).reduce((sum, choice) => sum + choice.seconds, 0)
  return Math.max(SHORT_PAGE_MS, Math.min(PAGE_MS, seconds * 1000))
}

/** After a gap without requests, the plan restarts at an hour early enough to fill the window. */
function beginning(standing: Standing, now: number): Standing {
  const hour = Math.floor((now - WINDOW_SECONDS * 1000) / HOUR_MS) * HOUR_MS
  return standing.at > hour ? standing : { ...standing, at: hour }
}

/** True if a title that is still to come remains available and has not been repackaged. */
function isFit(slot: Slot, index: TitleIndex): boolean {
  const title = index.find(slot.itemId, new Date(slot.startsAt))
  return title?.mainAsset?.id === slot.assetId
}

function isOutrun(pages: readonly ChannelPage[], index: TitleIndex, now: number): boolean {
  return pages.flatMap(slotsOf).some((slot) => endOf(slot) > now + CHANGE_MS && !isFit(slot, index))
}

/** Cuts the plan before the first title that is no longer valid; for the one playing now it keeps what players already know. */
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
      const rest = segments > 0 ? [entryOf({ ...unfit, seconds, segments })] : []
      const entries = [...page.entries.slice(0, at), ...rest]
      await queries.cutPlan(trx, channel.id, { number: page.number, entries })
      return
    }
  })
}
