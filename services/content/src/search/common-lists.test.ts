/** The lists for common prefixes contain what a full search finds first. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runAtOnce } from '../catalogue/in-steps.ts'
import { EVERYTHING } from './common-lists.ts'
import { buildEngine, changeEngine, type SearchEngine } from './engine.ts'
import type { Document } from './terms.ts'

const SYLLABLES = ['st', 'ste', 'stern', 'a', 'an', 'na', 'o', 'ra', 'the', 'lo', 'ö', 'mi']
const GROUPS = [0, 1, 2]

// A deterministic generator. Constants: the sample of ISO C for `rand`.
let state = 221
const roll = (below: number): number => {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
  return (state >> 8) % below
}
const word = () => Array.from({ length: 1 + roll(3) }, () => SYLLABLES[roll(SYLLABLES.length)]).join('')

// The third group is small: for most prefixes it has fewer documents than a list holds.
const documentOf = (id: number): Document => ({
  id,
  names: [roll(3) === 0 ? `Der ${word()} ${word()}` : word()],
  people: [`${word()} ${word()}`],
  isPart: roll(5) === 0,
  popularity: roll(50),
  groups: roll(100) === 0 ? 4 : 1 + roll(3),
})
const DOCUMENTS = Array.from({ length: 20_000 }, (_, at) => documentOf(at + 1))

const QUERIES =
  's,st,ste,ster,stern,sterns,a,an,o,t,th,the,der,na,m,mi,xyz,der s,der st,the stern,der ste rn,st a,s a,die o,der an na,a n,stren,sternn'.split(
    ',',
  )

/** Compares every query in every group: the best must be the first results of a full search, and the counts must be right. */
function compare(engine: SearchEngine, groupsOf: (id: number) => number): { cut: number; exact: number } {
  let [cut, exact] = [0, 0]
  for (const query of QUERIES)
    for (const group of [...GROUPS, EVERYTHING]) {
      const isOf = (id: number) => group === EVERYTHING || (groupsOf(id) & (1 << group)) !== 0
      const all = engine.find(query).filter(isOf)
      const best = engine.findBest(query, group)
      const ids = best.ids.filter(isOf)
      assert.deepEqual(ids, all.slice(0, ids.length), `${query} in ${group}`)
      if (!best.isCut) {
        assert.equal(ids.length, all.length, `${query} in ${group}: nothing is missing`)
        continue
      }
      cut++
      assert.ok(ids.length > 100, `${query} in ${group}: a page of them`)
      assert.ok(
        best.least <= all.length && all.length <= best.most,
        `${query} in ${group}: ${all.length} are between`,
      )
      if (best.least === best.most) exact++
    }
  return { cut, exact }
}

const engine = runAtOnce(buildEngine(DOCUMENTS))

test('[decisions 4.35] the best matches of common prefixes are the first of a full search, in every group', () => {
  const { cut, exact } = compare(engine, (id) => DOCUMENTS[id - 1]?.groups ?? 0)
  assert.ok(cut > 30, `${cut} were cut off`)
  assert.ok(exact > 20, `of ${exact} the number is known`)
})

test('[decisions 4.35] the lists stay correct when titles change in the small segment', () => {
  const changed = new Map<number, Document | null>()
  for (const { id } of DOCUMENTS) if (id % 10 === 0) changed.set(id, id % 3 === 0 ? null : documentOf(id))
  for (let id = 20_001; id <= 20_100; id++) changed.set(id, { ...documentOf(id), popularity: 60 })
  const recent = [...changed.values()].filter((document) => document !== null).toSorted((a, b) => a.id - b.id)
  const now = runAtOnce(changeEngine(engine, new Set(changed.keys()), recent))
  const groupsOf = (id: number) =>
    (changed.has(id) ? changed.get(id)?.groups : DOCUMENTS[id - 1]?.groups) ?? 0
  const { cut } = compare(now, groupsOf)
  assert.ok(cut > 10, `${cut} were cut off`)
})
