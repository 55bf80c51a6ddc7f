import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COUNTRIES } from './countries.ts'
import { LANGUAGES } from './languages.ts'

test('[decisions 13.77] each country is named once, in order, and has a name in every language', () => {
  assert.deepEqual(COUNTRIES, [...new Set(COUNTRIES)].toSorted())
  assert.equal(COUNTRIES.length, 250)
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    assert.deepEqual(
      COUNTRIES.filter((country) => !names.of(country)),
      [],
    )
  }
})
