/**
 * Groups episodes of a podcast into books. A podcast that reads book after book names each in the subtitle of its parts; a serial podcast
 * makes one book per season; any other has a title for each episode. @spec decisions 9.6
 */
import { foldText } from '@quintet/domain/catalogue/search'

export type Episode<Item> = {
  item: Item
  /** The same on every read. */
  key: string
  title: string
  subtitle: string | null
  season: number | null
  number: number | null
  /** The publication time, in milliseconds. */
  at: number | null
}

export type Book<Item> = {
  key: string
  title: string
  /** The podcast that an episode belongs to. */
  series: { name: string; position?: number } | null
  /** In listening order. */
  episodes: Episode<Item>[]
}

export function booksOf<Item>(
  episodes: readonly Episode<Item>[],
  { name, isSerial }: { name: string; isSerial: boolean },
): Book<Item>[] {
  if (isSerial) return seasonsOf(episodes, name)
  const bySubtitle = Map.groupBy(episodes, ({ subtitle }) => foldText(subtitle ?? ''))
  const together = [...bySubtitle].filter(([subtitle, each]) => subtitle !== '' && each.length > 1)
  // In a podcast that reads books, most episodes share a subtitle with others.
  const readsBooks = together.reduce((sum, [, each]) => sum + each.length, 0) * 2 > episodes.length
  if (!readsBooks) return episodes.map((episode) => ofItsOwn(episode, name))
  return [...bySubtitle].flatMap(([subtitle, each]): Book<Item>[] => {
    if (subtitle === '') return each.map((episode) => ofItsOwn(episode, name))
    const title = each[0]?.subtitle ?? ''
    return [{ key: `book:${subtitle}`, title, series: null, episodes: inOrder(each) }]
  })
}

function ofItsOwn<Item>(episode: Episode<Item>, name: string): Book<Item> {
  const { key, title, number } = episode
  const series = number === null ? { name } : { name, position: number }
  return { key, title, series, episodes: [episode] }
}

function seasonsOf<Item>(episodes: readonly Episode<Item>[], name: string): Book<Item>[] {
  const seasons = [...Map.groupBy(episodes, ({ season }) => season ?? 1)]
  return seasons.map(([season, each]) => ({
    key: `season:${season}`,
    title: seasons.length > 1 ? `${name} ${season}` : name,
    series: seasons.length > 1 ? { name, position: season } : null,
    episodes: inOrder(each),
  }))
}

/** Sorts by number if all are distinct, else by the numbers that titles begin or end with, else by day. */
function inOrder<Item>(episodes: readonly Episode<Item>[]): Episode<Item>[] {
  for (const numberOf of [byNumber, byTitle, byDay]) {
    const numbers = episodes.map(numberOf)
    const isWhole = numbers.every((number) => number !== null) && new Set(numbers).size === numbers.length
    if (isWhole) return episodes.toSorted((a, b) => (numberOf(a) ?? 0) - (numberOf(b) ?? 0))
  }
  // A feed lists the newest first.
  return episodes.toReversed().toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
}

const byNumber = ({ number }: Episode<unknown>) => number
const byDay = ({ at }: Episode<unknown>) => at

function byTitle({ title }: Episode<unknown>): number | null {
  const [, first, last] = /^\s*(\d{1,4})\b|(?:^|\D)(\d{1,4})\s*$/.exec(title) ?? []
  return first === undefined && last === undefined ? null : Number(first ?? last)
}
