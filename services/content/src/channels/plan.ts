/** Plans what a channel plays from a given place on, based only on the clock and the catalogue. Why: docs/decisions/0172. */
import {
  chooseNext,
  jingleAt,
  nextOfList,
  type ProgrammeRule,
  ruleAt,
} from '@quintet/domain/live/channel-plan'
import type { TitleIndex } from '../catalogue/title-index.ts'
import type { Title } from '../catalogue/title.ts'
import { type Choice, choicesOf, jinglesOf } from './programme-titles.ts'
import { endOf, type Slot, type Standing } from './slots.ts'
import { setImmediate as pause } from 'node:timers/promises'

/** Measures a title's length on a channel; null if it cannot be played there. */
export type Measure = (choice: Choice) => Promise<{ seconds: number; segments: number } | null>

/** A week of songs is some thousand choices: yields to other work in between. */
const TITLES_IN_A_STEP = 100

type Beginning = Standing & { before: readonly Slot[] }

/** Titles from `from` on, the last of which ends at or after `until`; fewer if there is nothing to play. */
export async function planTitles(
  channel: Title,
  index: TitleIndex,
  { from, until, measure }: { from: Beginning; until: number; measure: Measure },
): Promise<Slot[]> {
  const { programme } = channel
  if (!programme) return []
  const unfit = new Set<number>()
  const choices = new Map<ProgrammeRule | null, readonly Choice[]>()
  const choicesFor = (rule: ProgrammeRule | null): readonly Choice[] => {
    const known = choices.get(rule) ?? choicesOf(channel, index, rule, new Date(from.at))
    choices.set(rule, known)
    return known.filter(({ itemId }) => !unfit.has(itemId))
  }
  const jingles = jinglesOf(channel, index, new Date(from.at))
  const lastEnds = new Map(from.before.map((slot) => [slot.itemId, endOf(slot)]))
  const last = from.before.findLast(({ isJingle }) => !isJingle)
  let isAfterJingle = from.before.at(-1)?.isJingle === true
  let lastId = last?.itemId
  let lastGroup = last && (index.find(last.itemId, new Date(from.at))?.parentId ?? last.itemId)
  const slots: Slot[] = []
  let { at, place, segment } = from
  while (at < until) {
    const rule = ruleAt(programme.rules, new Date(at))
    const fit = choicesFor(rule).filter((choice) => isThere(index, choice, at))
    const isListed = programme.titles !== undefined || programme.rules.length === 0
    const title = isListed
      ? nextOfList(fit, lastId)
      : chooseNext(fit, {
          channelId: channel.id,
          place,
          at,
          lastEnds,
          lastGroup,
          apartHours: programme.apartHours,
        })
    if (!title) break
    const here = jingles.filter((choice) => !unfit.has(choice.itemId) && isThere(index, choice, at))
    // The rhythm may have changed since the last one.
    const jingle = isAfterJingle ? null : jingleAt(here, place, programme.jinglesEvery)
    const next = jingle ?? title
    const measured = await measure(next)
    if (!measured) {
      unfit.add(next.itemId)
      continue
    }
    const { itemId, assetId } = next
    const slot = {
      itemId,
      assetId,
      ...measured,
      startsAt: at,
      place,
      firstSegment: segment,
      ...(jingle ? { isJingle: true as const } : {}),
    }
    slots.push(slot)
    at = endOf(slot)
    place++
    segment += slot.segments
    isAfterJingle = jingle !== null
    if (!jingle) {
      lastEnds.set(itemId, at)
      lastId = itemId
      lastGroup = next.group
    }
    if (slots.length % TITLES_IN_A_STEP === 0) await pause()
  }
  return slots
}

/** True if a title is available from its first to its last second. */
function isThere(index: TitleIndex, { itemId, seconds }: Choice, at: number): boolean {
  return (
    index.find(itemId, new Date(at)) !== null && index.find(itemId, new Date(at + seconds * 1000)) !== null
  )
}
