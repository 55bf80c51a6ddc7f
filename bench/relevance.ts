/**
 * How well the search finds what was meant: judged queries over a real list of films (prust/wikipedia-movie-data, MIT; outside the project,
 * in REAL_INPUT). Prints, by class of query, the mean reciprocal rank and how often a right title was among the first 1, 5 and 10; with
 * --misses also the queries whose first result was wrong.
 * Usage: REAL_INPUT=... node bench/relevance.ts [--misses]
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { buildEngine } from '../services/content/src/search/engine.ts'

const Films = z.array(
  z.object({ title: z.string(), year: z.int(), cast: z.array(z.string()), extract: z.string().optional() }),
)

const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } })
const folder = process.env['REAL_INPUT']
if (!folder) throw new Error('Set REAL_INPUT to the folder that holds catalogue/wikipedia-movies.')
const lists = await Promise.all(
  ['movies-1900s.json', 'movies-2020s.json'].map(async (name) =>
    Films.parse(JSON.parse(await readFile(path.join(folder, 'catalogue/wikipedia-movies', name), 'utf8'))),
  ),
)
const films = lists.flat()
const steps = buildEngine(
  films.map(({ title, cast, extract }, id) => ({
    id,
    names: [title],
    people: cast,
    isPart: false,
    groups: 0,
    // The list has no popularity: well-known films have longer articles.
    popularity: extract?.length ?? 0,
  })),
)
let step = steps.next()
while (!step.done) step = steps.next()
const engine = step.value

type Judged = { group: string; query: string; wanted: string[] }

/** The possible answers of a judged query: a title with its year, or with @ any film of a person. */
const namesOf = ({ title, year, cast }: (typeof films)[number]) => [
  `${title} ${year}`,
  ...cast.map((name) => `@${name}`),
]
const known = new Set(films.flatMap(namesOf))
const judged: Judged[] = []
let group = ''
for (const line of (await readFile(path.join(import.meta.dirname, 'relevance/queries.txt'), 'utf8')).split(
  '\n',
)) {
  const [query = '', titles] = line.split(' = ')
  if (titles === undefined) group = line || group
  else judged.push({ group, query, wanted: titles.split(' | ') })
}
const unknown = judged.filter(({ wanted }) => !wanted.some((title) => known.has(title)))
if (unknown.length > 0)
  throw new Error(`Not in the list: ${unknown.map(({ wanted }) => wanted.join()).join('; ')}`)

/** The rank of the first right title, from 1; infinite if none is among the first ten. */
const placeOf = ({ query, wanted }: Judged): number => {
  const found = [...engine.find(query).subarray(0, 10)].flatMap((id) => films[id] ?? [])
  const place = found.findIndex((film) => namesOf(film).some((name) => wanted.includes(name)))
  if (values.misses && place !== 0)
    console.log(
      `${query}: ${found
        .slice(0, 4)
        .map(({ title }) => title)
        .join(', ')}`,
    )
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1
}

const scoreOf = (places: readonly number[]) => {
  const share = (limit: number) =>
    Number((places.filter((place) => place <= limit).length / places.length).toFixed(3))
  return {
    queries: places.length,
    MRR: Number((places.reduce((sum, place) => sum + 1 / place, 0) / places.length).toFixed(3)),
    'recall@1': share(1),
    'recall@5': share(5),
    'recall@10': share(10),
  }
}
const places = judged.map((one) => ({ group: one.group, place: placeOf(one) }))
const groups = Map.groupBy(places, (one) => one.group)
console.table({
  ...Object.fromEntries([...groups].map(([name, ones]) => [name, scoreOf(ones.map(({ place }) => place))])),
  all: scoreOf(places.map(({ place }) => place)),
})
