/** Which titles a channel may play: the packaged ones of its programme, its own pieces, or a manual list. @spec decisions 12.1 */
import type { Kind } from '@quintet/domain/catalogue/categories'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import type { Candidate, ProgrammeRule } from '@quintet/domain/live/channel-plan'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { isAhead, isUnfinished, type Title } from '../catalogue/title.ts'

/** A title that a channel may play, with its current media; the running time in seconds is the catalogue's. */
export type Choice = Candidate & { assetId: string; seconds: number }

/** Only a rule's most popular titles: more would add no variety, and each choice examines all of them. */
const TITLES_OF_A_RULE = 500

const KINDS: Record<'audio' | 'video', readonly Kind[]> = {
  audio: ['track'],
  video: ['movie', 'episode', 'event'],
}

/** A kid-safe channel plays only kid-safe titles; a title that stops being safe drops off it. */
export function titlesOfChannel(catalogue: Catalogue, channel: Title): TitleIndex {
  return channel.kidSafe ? catalogue.kidsIndex() : catalogue.fullIndex()
}

/** The titles that a rule allows; `null` for the channel's list, or its own pieces. */
export function choicesOf(
  channel: Title,
  index: TitleIndex,
  rule: ProgrammeRule | null,
  now: Date,
): Choice[] {
  const listed = channel.programme?.titles
  if (listed) return listed.flatMap((id) => choiceOf(channel, index.find(id, now), now))
  const own = index.childrenOf(channel.id)
  const titles = rule === null ? [] : titlesOfRule(index, rule, now)
  const found = [...own, ...titles.flatMap((title) => [title, ...index.childrenOf(title.id)])]
  const choices = found.flatMap((title) => choiceOf(channel, title, now))
  return [...new Map(choices.map((choice) => [choice.itemId, choice])).values()]
}

function titlesOfRule(index: TitleIndex, { categories, tags }: ProgrammeRule, now: Date): Title[] {
  return categories.flatMap((category) => {
    const wanted = { category, sort: 'popularity', descending: true, ...(tags ? { tags } : {}) } as const
    // Another channel's pieces are not for this one.
    return index
      .page(wanted, { from: 0, to: TITLES_OF_A_RULE }, now)
      .page.filter(({ kind }) => kind !== 'channel')
  })
}

/** The packaged jingles of a channel, in order. @spec decisions 12.15 */
export function jinglesOf(channel: Title, index: TitleIndex, now: Date): Choice[] {
  const found = index.jinglesOf(channel.id).map(({ id }) => index.find(id, now))
  return found.flatMap((jingle) => (jingle ? playedOn(channel, jingle) : []))
}

function choiceOf(channel: Title, title: Title | null, now: Date): Choice[] {
  if (!title || title.isRented || isAhead(title, now) || isUnfinished(title, now)) return []
  return KINDS[formOf(channel)].includes(title.kind) ? playedOn(channel, title) : []
}

const formOf = ({ vertical }: Title) =>
  VERTICAL_FACTS[vertical].playerType === 'AUDIO' ? ('audio' as const) : ('video' as const)

function playedOn(channel: Title, title: Title): Choice[] {
  if (title.mainAsset?.form !== formOf(channel)) return []
  return [
    {
      itemId: title.id,
      group: title.parentId ?? title.id,
      assetId: title.mainAsset.id,
      seconds: title.durationSeconds ?? 0,
    },
  ]
}
