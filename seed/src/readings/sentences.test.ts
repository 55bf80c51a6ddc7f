import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainEnglish, sentencesOf } from './sentences.ts'

test('splits a paragraph into sentences, keeping speech together with what follows it', () => {
  for (const [text, sentences] of [
    ['Es regnet. Es hört auf.', ['Es regnet.', 'Es hört auf.']],
    [
      '„Kommt es wieder?“, fragte sie. „Nein.“ Er ging.',
      ['„Kommt es wieder?“, fragte sie.', '„Nein.“', 'Er ging.'],
    ],
    ['“Is it?” she said. “It is.”', ['“Is it?” she said.', '“It is.”']],
    ['Und dann … nichts', ['Und dann … nichts']],
    ['Émile rit. À demain ! Bon.', ['Émile rit.', 'À demain !', 'Bon.']],
  ] as const)
    assert.deepEqual(sentencesOf(text), sentences)
})

test('an English-only voice gets plain ASCII text', () => {
  assert.equal(plainEnglish('“Rømer’s moon” – naïve, isn’t it?'), "Romer's moon, naive, isn't it?")
})
