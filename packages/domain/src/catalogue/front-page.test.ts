import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowLimit } from './browsing.ts'
import {
  type Audience,
  FRONT_PAGES,
  misplacedSection,
  sectionsAt,
  standardNames,
  standardTitles,
  turnsOf,
} from './front-page.ts'

const section = (id: string, facts: { from?: string; until?: string; audience?: Audience } = {}) => ({
  id,
  kind: id.startsWith('hero') ? 'hero' : 'row',
  from: null,
  until: null,
  audience: 'everyone' as const,
  ...facts,
})
const NOON = new Date('2026-12-06T12:00:00Z')
const idsAt = (sections: ReturnType<typeof section>[], isMember = true, now = NOON) =>
  sectionsAt(sections, { isMember, now }).map(({ id }) => id)

test('[decisions 13.15] a section is shown from its start until just before its end', () => {
  const advent = section('advent', { from: '2026-12-06T12:00:00Z', until: '2026-12-07T00:00:00Z' })
  const at = (time: string) => idsAt([advent], true, new Date(time))
  assert.deepEqual(at('2026-12-06T11:59:59.999Z'), [])
  assert.deepEqual(at('2026-12-06T12:00:00Z'), ['advent'])
  assert.deepEqual(at('2026-12-06T23:59:59.999Z'), ['advent'])
  assert.deepEqual(at('2026-12-07T00:00:00Z'), [])
  assert.deepEqual(turnsOf([section('always'), advent]), [
    Date.parse('2026-12-06T12:00:00Z'),
    Date.parse('2026-12-07T00:00:00Z'),
  ])
})

test('[decisions 13.15] a section is shown to everyone, to visitors or to members, in its position', () => {
  const sections = [
    section('trial', { audience: 'visitors' }),
    section('all'),
    section('ours', { audience: 'members' }),
  ]
  assert.deepEqual(idsAt(sections, true), ['all', 'ours'])
  assert.deepEqual(idsAt(sections, false), ['trial', 'all'])
})

test('[decisions 13.15] shows the first of several heroes that is currently scheduled', () => {
  const sections = [
    section('row'),
    section('hero of advent', { until: '2026-12-25T00:00:00Z' }),
    section('hero of every day'),
  ]
  assert.deepEqual(idsAt(sections), ['row', 'hero of advent'])
  assert.deepEqual(idsAt(sections, true, new Date('2026-12-25T00:00:00Z')), ['row', 'hero of every day'])
})

test('[decisions 13.15, catalogue 2.6.1] every page has its own sections, and channels only on the pages that have any', () => {
  for (const page of FRONT_PAGES) assert.ok(standardNames(page).includes('hero'), page)
  assert.ok(standardNames('home').includes('panels'))
  assert.ok(standardNames('movies').includes('live'))
  assert.ok(!standardNames('audio-books').includes('live'))
  assert.ok(standardNames('sports').includes('teams'))
  assert.ok(!standardNames('movies').includes('teams'))
  assert.deepEqual(standardTitles('sports', 'top10'), {
    category: 'sports',
    contentOwner: 'inverleigh',
    tags: 'cliq-top10',
    limit: 10,
  })
  assert.deepEqual(standardTitles('movies', 'new'), {
    category: 'movies',
    sort: 'added,desc',
    limit: rowLimit('movies'),
  })
  assert.equal(standardTitles('movies', 'continue'), null)
  assert.equal(standardTitles('home', 'new'), null)
})

test('[decisions 13.15] rejects a duplicate section and one that belongs to another page', () => {
  const standard = (name: 'new' | 'panels') => ({ kind: 'standard', id: name, name })
  const row = (id: string, vertical: 'movies' | 'sports') => ({ kind: 'row', id, vertical })
  assert.equal(misplacedSection('movies', [standard('new'), row('a', 'movies')]), -1)
  assert.equal(misplacedSection('movies', [standard('new'), standard('panels')]), 1)
  assert.equal(misplacedSection('movies', [standard('new'), { ...standard('new'), id: 'b' }]), 1)
  assert.equal(misplacedSection('movies', [row('a', 'movies'), row('a', 'movies')]), 1)
  assert.equal(misplacedSection('movies', [row('a', 'sports')]), 0)
  assert.equal(misplacedSection('home', [row('a', 'sports'), row('b', 'movies')]), -1)
})
