/** Which titles a channel may play: those of its programme that are packaged, its own pieces, or a list by hand. @spec decisions 12.1 */
import type { Kind } from '@quintet/domain/categories'
import { VERTICAL_FACTS } from '@quintet/domain/categories'
import type { Candidate, ProgrammeRule } from '@quintet/domain/channel-plan'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { isAhead, isUnfinished, type Title } from '../catalogue/title.ts'

/** A title that a channel may play, by the media that play now; its running time in seconds as the catalogue has it. */
export type Choice = Candidate & { assetId: string; seconds: number }

/** The most popular titles of a rule: more are no more varied, and each choice looks at all of them. */
const TITLES_OF_A_RULE = 500

const KINDS: Record<'audio' | 'video', readonly Kind[]> = {
  audio: ['track'],
  video: ['movie', 'episode', 'event'],
}

/** What children see plays nothing else; so a title that ceases to be safe for them leaves the channel. */
export function titlesOfChannel(catalogue: Catalogue, channel: Title): TitleIndex {
  return channel.kidSafe ? catalogue.kidsIndex() : catalogue.fullIndex()
}

/** What may come under a rule; `null`: the channel's list, or its own pieces. */
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
    // Another channel's own pieces are its own.
    return index
      .page(wanted, { from: 0, to: TITLES_OF_A_RULE }, now)
      .page.filter(({ kind }) => kind !== 'channel')
  })
}

function choiceOf(channel: Title, title: Title | null, now: Date): Choice[] {
  if (!title?.mainAsset || title.isRented || isAhead(title, now) || isUnfinished(title, now)) return []
  const { form } = title.mainAsset
  const wanted = VERTICAL_FACTS[channel.vertical].playerType === 'AUDIO' ? 'audio' : 'video'
  if (form !== wanted || !KINDS[wanted].includes(title.kind)) return []
  return [
    {
      itemId: title.id,
      group: title.parentId ?? title.id,
      assetId: title.mainAsset.id,
      seconds: title.durationSeconds ?? 0,
    },
  ]
}
