import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { distance, type Gist, gistOf } from '../art/likeness.ts'
import sharp from 'sharp'
import { BROADCAST_KEYS, broadcastOf } from './broadcasts.ts'
import { chaptersOfBroadcast } from './stage/broadcast.ts'
import { Canvas, PICTURE_HEIGHT, PICTURE_WIDTH } from './stage/canvas.ts'
import { subtitlesOfBroadcast } from './stage/subtitles.ts'

const ALL = BROADCAST_KEYS.flatMap((key) => {
  const broadcast = broadcastOf(key)
  return broadcast ? [{ key, broadcast }] : []
})

test('a broadcast lasts a minute and a half to three minutes', () => {
  for (const { key, broadcast } of ALL)
    assert.ok(broadcast.seconds >= 85 && broadcast.seconds <= 180, `${key}: ${broadcast.seconds}`)
})

test('commentary is complete in both languages, and each line can be read before the next', () => {
  for (const { key, broadcast } of ALL) {
    assert.ok(broadcast.lines.length >= 12, key)
    broadcast.lines.forEach(({ start, end, text }, i) => {
      for (const language of LANGUAGES) {
        assert.ok(
          text[language].length > 3 && !/undefined|NaN|\b0 Yards/.test(text[language]),
          `${key}: ${text[language]}`,
        )
        assert.ok(text[language].length / (end - start) <= 21, `${key}: ${text[language]}`)
      }
      assert.notEqual(text.de, text.en, key)
      assert.ok(
        end <= broadcast.seconds + 0.5,
        `${key}: ${text.de} at ${end.toFixed(1)} of ${broadcast.seconds.toFixed(1)}`,
      )
      assert.ok(start >= (broadcast.lines[i - 1]?.end ?? 0), key)
    })
  }
})

test('[decisions 4.27] captions for the hard of hearing include the sounds of the match', () => {
  for (const { key, broadcast } of ALL)
    for (const language of LANGUAGES) {
      const captions = subtitlesOfBroadcast(broadcast, language, { tellsSound: true })
      assert.match(captions, /♪ .+ ♪/, key)
      assert.match(captions, /^\[.+\]$/m, key)
      const words = (of: string) => [...of.matchAll(/^(?!\d|♪|\[).+$/gm)].map(([line]) => line)
      assert.deepEqual(words(captions), words(subtitlesOfBroadcast(broadcast, language)), key)
    }
})

test('moments become chapters in order, in both languages', () => {
  for (const { key, broadcast } of ALL)
    for (const language of LANGUAGES) {
      const chapters = chaptersOfBroadcast(broadcast, language)
      assert.ok(chapters.length >= 4 && chapters[0]?.start === 0, key)
      chapters.forEach(({ title, start, end }, i) => {
        assert.ok(title.length > 2 && end > start, `${key}: ${title}`)
        assert.equal(end, chapters[i + 1]?.start ?? Math.round(broadcast.seconds), key)
      })
    }
})

test('there is no long silence, and all sounds lie within the broadcast', () => {
  for (const { key, broadcast } of ALL) {
    assert.ok(broadcast.venue.crowd > 0, key)
    for (const { at, strength } of broadcast.cues)
      assert.ok(at >= 0 && at < broadcast.seconds && strength > 0 && strength <= 1, key)
  }
})

test('no two broadcasts are alike in words or pictures, and the pictures move', async () => {
  const words = ALL.map(({ broadcast }) => broadcast.lines.map(({ text }) => text.de).join('\n'))
  assert.equal(new Set(words).size, ALL.length)
  const seen: { key: string; gist: Gist }[] = []
  for (const { key, broadcast } of ALL) {
    const canvas = new Canvas()
    const paint = await broadcast.open()
    const raw = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, channels: 4 as const }
    const pictureAt = async (at: number) => {
      paint(canvas, at)
      return gistOf(
        await sharp(Buffer.from(canvas.pixels.buffer.slice(0)), { raw })
          .png()
          .toBuffer(),
      )
    }
    const at = broadcast.seconds * 0.4
    const now = await pictureAt(at)
    const before = canvas.pixels.slice()
    await pictureAt(at + 0.5)
    assert.ok(
      canvas.pixels.some((pixel, i) => pixel !== before[i]),
      key,
    )
    for (const other of seen) assert.ok(distance(now, other.gist) > 2, `${key} and ${other.key}`)
    seen.push({ key, gist: now })
  }
})
