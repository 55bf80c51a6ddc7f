import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseLanguage } from './languages.ts'

for (const [wishes, language] of [
  [{ query: 'en', cookie: 'de', acceptLanguage: 'de' }, 'en'],
  [{ query: 'fr', cookie: 'en' }, 'en'],
  [{ profile: 'en', acceptLanguage: 'de' }, 'en'],
  [{ acceptLanguage: 'fr-FR, en-GB;q=0.8, de;q=0.5' }, 'en'],
  [{ acceptLanguage: 'en;q=0.2, de-AT;q=0.9' }, 'de'],
  [{ acceptLanguage: 'en;q=0, fr' }, 'de'],
  [{ acceptLanguage: 'de;q=0.3, en' }, 'en'],
  [{ acceptLanguage: 'EN' }, 'en'],
  // A header longer than any browser sends is not read to its end.
  [{ acceptLanguage: `${'fr, '.repeat(200)}en` }, 'de'],
  [{ acceptLanguage: 'de;q=0.2x, en;q=0.5' }, 'de'],
  [{ acceptLanguage: 'de; q=0.2, en;q=0.5' }, 'en'],
  [{ acceptLanguage: 'de;xq=0.2, en;q=0.5' }, 'de'],
  [{ acceptLanguage: 'de;level=1;q=0.2, en;q=0.5' }, 'en'],
  [{ query: 'de', profile: 'en', cookie: 'en' }, 'de'],
  [{ profile: 'en', cookie: 'de' }, 'en'],
  [{}, 'de'],
] as const)
  test(`[decisions 5.1] ${JSON.stringify(wishes)} reads ${language}`, () =>
    assert.equal(chooseLanguage(wishes), language))
