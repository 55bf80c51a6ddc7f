import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trackWished } from './use-tracks.ts'

const track = (language: string, label: string, kind: 'subtitles' | 'captions' = 'subtitles') => ({
  language,
  label,
  kind,
  url: `/${language}/${label}.vtt`,
})
const film = [
  track('en', 'English'),
  track('en', 'English (forced)'),
  track('en', 'English (SDH)', 'captions'),
  track('de', 'Deutsch'),
]

test('of two tracks of one language the chosen one is shown', () => {
  assert.equal(trackWished(film, 'en/subtitles/English (forced)')?.label, 'English (forced)')
  assert.equal(trackWished(film, 'en/subtitles/English')?.label, 'English')
})

test('in another film the wish finds its language and kind, else its language', () => {
  assert.equal(trackWished(film, 'en/captions/For all who need it')?.label, 'English (SDH)')
  assert.equal(trackWished(film, 'de/captions/Deutsch (SDH)')?.label, 'Deutsch')
  assert.equal(trackWished(film, 'en/subtitles')?.label, 'English', 'as earlier versions kept it')
})

test('without a wish, or without its language, there are none', () => {
  assert.equal(trackWished(film, null), null)
  assert.equal(trackWished(film, undefined), null)
  assert.equal(trackWished(film, 'fr/subtitles/Français'), null)
})
