import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rightsOf } from '@quintet/domain/operation/operator'
import { de } from '../texts/de.ts'
import { en } from '../texts/en.ts'
import { placeNames, placesFor } from './places.ts'

const namesFor = (...[role, search]: [Parameters<typeof rightsOf>[0], string]) =>
  placesFor(rightsOf(role), placeNames(en), search).map(({ name }) => name)

test('[decisions 13.1] the palette offers only the screens the role may open', () => {
  const inNavigation = ['today', 'usage', 'titles', 'feeds', 'front', 'jobs', 'mails', 'upkeep']
  const forReaders = [...inNavigation, 'mailSamples', 'account']
  assert.deepEqual(namesFor('reader', ''), forReaders)
  assert.ok(namesFor('owner', '').includes('audit'))
  assert.deepEqual(namesFor('editor', 'audit'), [])
  assert.deepEqual(namesFor('finance', 'upload'), [])
  assert.deepEqual(namesFor('finance', 'operators'), [])
  assert.deepEqual(namesFor('owner', 'settings'), ['settings'])
  assert.deepEqual(namesFor('editor', 'bin'), ['bin'])
})

test('[decisions 13.1] finds a screen by part of its name, in either language', () => {
  assert.deepEqual(namesFor('owner', 'MEMB'), ['members'])
  assert.deepEqual(namesFor('finance', 'credit notes'), ['creditNotes'])
  const german = placesFor(rightsOf('owner'), placeNames(de), de.navigation.money.slice(0, 4))
  assert.ok(german.some(({ name }) => name === 'money'))
})
