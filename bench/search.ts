/**
 * P5: search as you type in 150 000 made-up titles, compared with SQLite FTS5 in the same run. Every keystroke, from two letters on, of the
 * first two words of titles, with the first 15 results; then whole titles with two letters swapped. Rounds are interleaved. A subject that
 * does not finish a round within --seconds is asked only for what it answered by then; the ratio uses the keystrokes both answered.
 * Usage: node bench/search.ts [--titles 150000] [--queries 300] [--rounds 5] [--seconds 20]
 */
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { MATCHES_COUNTED } from '@quintet/domain/catalogue/browsing'
import { EVERYTHING } from '../services/content/src/search/common-lists.ts'
import { buildEngine } from '../services/content/src/search/engine.ts'
import { makeTitles } from './catalogue/titles.ts'
import { middleOf, quantileOf } from './figures.ts'

const { values } = parseArgs({
  options: {
    titles: { type: 'string', default: '150000' },
    queries: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
  },
})
const titles = makeTitles(Number(values.titles))
  .map(({ id, de, en, people, popularity }) => ({
    id,
    names: [de, en],
    people: people.map(({ name }) => name),
    isPart: false,
    popularity,
    groups: 0,
  }))
  .toArray()
const [keystrokes, swapped] = keystrokesOf(Number(values.queries))

const before = process.memoryUsage()
const started = performance.now()
let longestStep = 0
const steps = buildEngine(titles)
let stepped = performance.now()
let step = steps.next()
while (!step.done) {
  longestStep = Math.max(longestStep, performance.now() - stepped)
  stepped = performance.now()
  step = steps.next()
}
const engine = step.value
const buildMs = performance.now() - started
const after = process.memoryUsage()

const db = new DatabaseSync(':memory:')
db.exec(
  "create virtual table titles using fts5(title, people, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3')",
)
const insert = db.prepare('insert into titles (rowid, title, people) values (?, ?, ?)')
db.exec('begin')
for (const { id, names, people } of titles) insert.run(id, [...new Set(names)].join(' '), people.join(' '))
db.exec('commit')
const select = db.prepare('select rowid as id from titles where titles match ? order by rank limit 15')

const subjects: Record<string, (query: string) => number[]> = {
  quintet: (query) => [...foundFirst(query).subarray(0, 15)],
  fts5: (query) =>
    select
      .all(
        query
          .split(/[^\p{L}\p{N}]+/u)
          .filter(Boolean)
          .map((word) => `"${word}"*`)
          .join(' '),
      )
      .map(({ id }) => Number(id)),
}

// The first round warms both caches, and shows how far each gets.
const answered: Record<string, number> = {}
for (const [name, find] of Object.entries(subjects)) {
  const end = performance.now() + Number(values.seconds) * 1000
  let count = 0
  for (const query of keystrokes) {
    if (performance.now() > end) break
    find(query)
    count++
  }
  answered[name] = count
}
const asked = Math.min(...Object.values(answered))

const perSecond: Record<string, number[]> = { quintet: [], fts5: [] }
const times: Record<string, number[]> = { quintet: [], fts5: [] }
for (let round = 0; round < Number(values.rounds); round++)
  for (const [name, find] of Object.entries(subjects)) {
    const cpu = process.cpuUsage()
    for (const [at, query] of keystrokes.slice(0, answered[name]).entries()) {
      const from = performance.now()
      find(query)
      times[name]?.push(performance.now() - from)
      if (at !== asked - 1) continue
      const { user, system } = process.cpuUsage(cpu)
      perSecond[name]?.push((asked / (user + system)) * 1e6)
    }
  }

const found: Record<string, number> = {}
const typoTimes: number[] = []
for (const [name, find] of Object.entries(subjects)) {
  let hits = 0
  for (const [id, query] of swapped) {
    const from = performance.now()
    if (find(query).includes(id)) hits++
    if (name === 'quintet') typoTimes.push(performance.now() - from)
  }
  found[name] = hits / swapped.length
}

const round = (figure: number, digits = 2) => Number(figure.toFixed(digits))
console.log(
  JSON.stringify(
    {
      titles: titles.length,
      keystrokes: keystrokes.length,
      comparedBy: asked,
      ...Object.fromEntries(
        Object.keys(subjects).map((name) => [
          name,
          {
            keystrokes: answered[name],
            keystrokesPerCpuSecond: Math.round(middleOf(perSecond[name] ?? [])),
            p50Ms: round(quantileOf(times[name] ?? [], 0.5), 3),
            p99Ms: round(quantileOf(times[name] ?? [], 0.99)),
            maxMs: round(Math.max(...(times[name] ?? []))),
            swappedFound: round(found[name] ?? 0),
          },
        ]),
      ),
      ratio: round(
        middleOf((perSecond['quintet'] ?? []).map((rate, at) => rate / (perSecond['fts5']?.[at] ?? 1))),
        1,
      ),
      typoQueries: { p50Ms: round(quantileOf(typoTimes, 0.5)), p99Ms: round(quantileOf(typoTimes, 0.99)) },
      build: {
        ms: Math.round(buildMs),
        longestStepMs: Math.round(longestStep),
        heapMiB: Math.round((after.heapUsed - before.heapUsed) / 2 ** 20),
        arraysMiB: Math.round((after.arrayBuffers - before.arrayBuffers) / 2 ** 20),
      },
    },
    null,
    2,
  ),
)

/** As the index does: scans everything only if the results listed do not determine the count. */
function foundFirst(query: string): Int32Array {
  const { ids, isCut, least, most } = engine.findBest(query, EVERYTHING)
  return !isCut || least > MATCHES_COUNTED || least === most ? ids : engine.find(query)
}

function keystrokesOf(count: number): [string[], [number, string][]] {
  const queries: string[] = []
  const typos: [number, string][] = []
  for (let at = 0; at < count; at++) {
    const { id, names } = titles[(at * 7919 * 13) % titles.length] ?? { id: 0, names: [] }
    const [de = ''] = names
    const words = de.split(' ').slice(0, 2).join(' ').toLowerCase()
    for (let length = 2; length <= words.length; length++) queries.push(words.slice(0, length).trimEnd())
    const written = de.toLowerCase()
    const place = Math.max(1, written.indexOf(' ') >> 1)
    typos.push([id, written.slice(0, place) + written[place + 1] + written[place] + written.slice(place + 2)])
  }
  return [queries, typos]
}
