import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { de } from '../../texts/de.ts'
import { en } from '../../texts/en.ts'
import { formatsIn } from '../../texts/formats.ts'
import { differing, factsIn } from './facts.ts'

const readers = {
  de: { texts: de, formats: formatsIn('de'), names: new Map([['movies:drama', 'Drama']]) },
  en: { texts: en, formats: formatsIn('en'), names: new Map<string, string>() },
}

/** As a line of the log, with ordinary spaces. */
function told(facts: Record<string, unknown>, language: 'de' | 'en'): string {
  const parts = factsIn(facts, readers[language]).map(({ name, value }) => `${name}: ${value}`)
  return parts.join('; ').replaceAll('\u00a0', ' ')
}

test('a refund in the log is an amount in its currency', () => {
  const facts = { invoice: 'R-2026-000001', cents: 14_999, currency: 'EUR' }
  assert.equal(told(facts, 'de'), 'Rechnung: R-2026-000001; Betrag: 149,99 €')
  assert.equal(told(facts, 'en'), 'invoice: R-2026-000001; amount: €149.99')
  assert.equal(told({ cents: 14_999 }, 'de'), 'Betrag: 149,99')
})

test('names, roles, times and switches of the log are in the reader’s language', () => {
  assert.equal(told({ role: 'finance' }, 'de'), 'Rolle: Buchhaltung')
  assert.equal(
    told({ audience: 'new', maxUses: 500, note: '' }, 'de'),
    'für: neue Mitglieder; Mitglieder höchstens: 500; Notiz: –',
  )
  assert.equal(told({ isDraft: true, mapping: {} }, 'en'), 'as drafts: yes; columns: ')
  assert.equal(told({ aheadSeconds: 86_400 }, 'de'), 'Uhr geht vor um: 1 Tag')
  assert.match(told({ endsAt: '2026-12-29T12:00:00.000Z' }, 'de'), /^endet: 29\.12\.2026, \d\d:00$/)
  assert.equal(told({ lastMonth: null, somethingNew: 7 }, 'en'), 'last month: –; somethingNew: 7')
})

test('a title’s fields are told as on its page', () => {
  const textDe = { title: 'Nacht', shortDescription: null, description: 'Es dunkelt.' }
  assert.equal(
    told({ textDe, year: 1999 }, 'de'),
    'Titel (Deutsch): Nacht; Kurzbeschreibung (Deutsch): –; Beschreibung (Deutsch): Es dunkelt.; Jahr: 1999',
  )
  const people = [{ name: 'Ada', role: 'director', character: null }]
  assert.equal(
    told({ people, categories: ['movies:drama', 'movies:new'] }, 'de'),
    'Personen: Ada (Regie); Genres: Drama, movies:new',
  )
  assert.equal(told({ rental: null }, 'en'), 'Rental price: part of the membership')
  assert.equal(
    told({ rating: { guidance: 'FSK-12', descriptors: [] } }, 'de'),
    told({ rating: 'FSK-12' }, 'de'),
  )
  assert.match(told({ rating: 'FSK-12' }, 'en'), /: FSK 12$/)
  assert.match(told({ rating: null }, 'en'), /: Unrated$/)
})

test('only what differs is told of a change', () => {
  const [before, after] = [
    { name: 'Feed', isDraft: true },
    { name: 'Feed', isDraft: false },
  ].map((facts) => factsIn(facts, readers.en))
  assert.deepEqual(
    differing(before ?? [], after ?? []).map((facts) => facts.map(({ value }) => value)),
    [['yes'], ['no']],
  )
})

test('a moment in the log has its time, kind and score as members see them', () => {
  const moment = { at: 754, kind: 'goal', titles: { de: 'Kopfball' }, score: [2, 1] }
  assert.equal(told(moment, 'de'), 'bei: 12:34; Art: Tor; Titel: Deutsch Kopfball; Stand: 2:1')
})

test('every detail that an operator’s change records by name has a word', () => {
  const root = path.join(import.meta.dirname, '../../../../..')
  const sources = globSync('services/operator/src/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const keys = sources.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /\b(?:before|after)(?:: | = )(?:\w+ \? )?\{ ([^{}\n]+) \}/g,
      ),
    ]
      .flatMap(([, inside = '']) => inside.split(', '))
      .map((part) => part.split(':')[0]?.trim() ?? '')
      .filter((key) => /^[a-z]\w+$/.test(key)),
  )
  assert.ok(keys.length > 20, `${keys.length} details were found`)
  assert.deepEqual(
    [...new Set(keys)].filter(
      (key) => !(key in en.audit.facts) && !(key in en.title.fields) && key !== 'currency',
    ),
    [],
  )
})
