/**
 * P5 by size: keystrokes that match at least half of all titles, and all others, in indexes of several sizes: the first 15 results and the
 * count, for everything and for films alone. Wall-clock times, so p50 counts on a busy machine. Goal: from the smallest to the largest at
 * most 1.5 times, where half of the titles match.
 * Usage: node bench/search-growth.ts [--sizes 1000,150000,1000000] [--queries 100] [--rounds 20]
 */
import { parseArgs } from 'node:util'
import { buildIndex, isForEverybody } from '../services/content/src/catalogue/build-index.ts'
import { type NewTitle, TitlePacker } from '../services/content/src/catalogue/pack-titles.ts'
import { runAtOnce } from '../services/content/src/catalogue/in-steps.ts'
import { plainTitle } from '../services/content/src/catalogue/plain-title.ts'
import type { TitleIndex } from '../services/content/src/catalogue/title-index.ts'
import { type MadeTitle, makeTitles } from './catalogue/titles.ts'
import { quantileOf } from './figures.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,150000,1000000' },
    queries: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '20' },
  },
})
const NOW = new Date()
const CATEGORIES = [undefined, 'movies']

const indexes = values.sizes.split(',').map((size) => {
  const started = process.cpuUsage()
  const index = indexOf(Number(size))
  const { user, system } = process.cpuUsage(started)
  return { size: Number(size), index, buildSeconds: (user + system) / 1e6 }
})

const round = (figure: number) => Number(figure.toFixed(1))
const ask = (index: TitleIndex, search: string, category: string | undefined) =>
  index.page({ search, category, sort: 'relevance', descending: true }, { from: 0, to: 15 }, NOW)

const rows = indexes.map(({ size, index, buildSeconds }) => {
  const half = new Set(
    keystrokesOf(size).filter((query) => index.parts.engine.find(query).length * 2 >= size),
  )
  return { size, index, buildSeconds, half, times: { half: [] as number[], others: [] as number[] } }
})
// In alternation, so that other load on the machine affects all of them. The first round is a warm-up and not counted.
for (let turn = 0; turn <= Number(values.rounds); turn++)
  for (const { size, index, half, times } of rows)
    for (const query of keystrokesOf(size))
      for (const category of CATEGORIES) {
        const from = performance.now()
        ask(index, query, category)
        const us = (performance.now() - from) * 1000
        if (turn > 0) times[half.has(query) ? 'half' : 'others'].push(us)
      }

for (const kind of ['half', 'others'] as const) {
  const least = quantileOf(rows[0]?.times[kind] ?? [], 0.5)
  console.log(kind === 'half' ? 'Keystrokes that find half of the titles' : 'All other keystrokes')
  console.table(
    rows.map(({ size, times, half, buildSeconds }) => ({
      titles: size,
      keystrokes: kind === 'half' ? half.size : keystrokesOf(size).length - half.size,
      p50Us: round(quantileOf(times[kind], 0.5)),
      p99Us: round(quantileOf(times[kind], 0.99)),
      timesTheSmallest: round(quantileOf(times[kind], 0.5) / least),
      buildSeconds: round(buildSeconds),
    })),
  )
}

/** The keystrokes of the first two words of titles, from the first letter on, each once. */
function keystrokesOf(size: number): string[] {
  const titles = [...makeTitles(Math.min(size, 5000))]
  const queries = new Set<string>()
  for (let at = 0; at < Number(values.queries); at++) {
    const words = (titles[(at * 7919 * 13) % titles.length]?.de ?? '')
      .toLowerCase()
      .split(' ')
      .slice(0, 2)
      .join(' ')
    for (let length = 1; length <= words.length; length++) queries.add(words.slice(0, length).trimEnd())
  }
  return [...queries]
}

function indexOf(size: number): TitleIndex {
  const packer = new TitlePacker()
  for (const title of makeTitles(size)) packer.add(packed(title))
  return runAtOnce(buildIndex(runAtOnce(packer.finish()), isForEverybody))
}

function packed({
  id,
  kind,
  vertical,
  de,
  en,
  categories,
  tags,
  people,
  year,
  popularity,
}: MadeTitle): NewTitle {
  return plainTitle(id, {
    numbers: { popularity, year },
    labels: { category: categories, tag: tags },
    facts: { kind, vertical, names: { de, en }, people: people.map(({ name }) => name) },
  })
}
