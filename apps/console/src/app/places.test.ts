import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rightsOf } from '@quintet/domain/operator'
import { de } from '../texts/de.ts'
import { en } from '../texts/en.ts'
import { placesFor } from './places.ts'

const namesFor = (...[role, search]: [Parameters<typeof rightsOf>[0], string]) =>
  placesFor(rightsOf(role), en.navigation, search).map(({ name }) => name)

test('[decisions 13.1] the palette offers only the screens the role may open', () => {
  const forReaders = ['today', 'usage', 'titles', 'feeds', 'front', 'jobs', 'mails', 'upkeep', 'account']
  assert.deepEqual(namesFor('reader', ''), forReaders)
  assert.ok(namesFor('owner', '').includes('audit'))
  assert.deepEqual(namesFor('editor', 'audit'), [])
  assert.deepEqual(namesFor('finance', 'upload'), [])
  assert.deepEqual(namesFor('finance', 'operators'), [])
  assert.deepEqual(namesFor('owner', 'settings'), ['settings'])
})

test('[decisions 13.1] finds a screen by part of its name, in either language', () => {
  assert.deepEqual(namesFor('owner', 'MEMB'), ['members'])
  const german = placesFor(rightsOf('owner'), de.navigation, de.navigation.money.slice(0, 4))
  assert.ok(german.some(({ name }) => name === 'money'))
})
