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

test('selects the chosen one of two tracks in the same language', () => {
  assert.equal(trackWished(film, 'en/subtitles/English (forced)')?.label, 'English (forced)')
  assert.equal(trackWished(film, 'en/subtitles/English')?.label, 'English')
})

test('in another film, falls back to the same language and kind, then to the same language', () => {
  assert.equal(trackWished(film, 'en/captions/For all who need it')?.label, 'English (SDH)')
  assert.equal(trackWished(film, 'de/captions/Deutsch (SDH)')?.label, 'Deutsch')
  assert.equal(trackWished(film, 'en/subtitles')?.label, 'English', 'as earlier versions kept it')
})

test('selects no track without a choice, or if its language is missing', () => {
  assert.equal(trackWished(film, null), null)
  assert.equal(trackWished(film, undefined), null)
  assert.equal(trackWished(film, 'fr/subtitles/Français'), null)
})
