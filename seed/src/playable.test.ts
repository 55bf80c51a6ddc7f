/**
 * Compares what the demo catalogue promises with what it can make, from the sources: nothing is rendered. Not covered: how media look and
 * sound, whether a game can be won, and whether a machine has the voices. Beside their sources (`sound/albums`, `readings/library`,
 * `sport/broadcasts`) it is tested that tracks, readings and matches audibly and visibly differ.
 */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { hasGame } from './games/bundle.ts'
import { mediaOf } from './produce.ts'
import type { DemoRecord } from './records/record.ts'
import { RECORDS } from './records/records.ts'

/** Shown as coming soon, because they are not made yet. Remove a title from this list when making it. */
const ANNOUNCED: readonly string[] = ['films/rolle-sieben']

const NO_TOOLS = { ffmpeg: async () => {} }
const ENDINGS: Record<DemoRecord['facts']['kind'], string> = {
  movie: 'mp4',
  series: 'mp4',
  episode: 'mp4',
  event: 'mp4',
  album: 'flac',
  channel: 'flac',
  track: 'flac',
  audiobook: 'm4b',
  game: 'html',
  extra: 'mp4',
}
const MADE_OF_PARTS: readonly string[] = ['series', 'album', 'channel']

test('[decisions 7.13] every title has media of its kind, one for each part, except for announced ones', async () => {
  const announced: string[] = []
  for (const record of RECORDS) {
    const { kind, programme } = record.facts
    // It plays media of other titles.
    if (programme && !record.parts) continue
    const media = await mediaOf(record, NO_TOOLS)
    if (media.length === 0) {
      announced.push(record.key)
      continue
    }
    const parts = MADE_OF_PARTS.includes(kind) ? (record.parts?.length ?? 0) : 1
    assert.equal(new Set(media).size, parts, record.key)
    for (const file of media) assert.match(file, new RegExp(`\\.${ENDINGS[kind]}(:|$)`), record.key)
  }
  assert.deepEqual(
    announced.toSorted(),
    ANNOUNCED.toSorted(),
    'ANNOUNCED names exactly the titles that have nothing to play',
  )
})

/** Returns a game's own lines, without those that every program has. */
function linesOf(name: string): Set<string> {
  const folder = new URL(`../games/${name}/`, import.meta.url)
  const text = readdirSync(folder)
    .filter((file) => file.endsWith('.js') && file !== 'robot.js')
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  return new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length > 24),
  )
}

/** Two games that share a fifth of their lines count as the same game. */
const SHARED_AT_MOST = 0.2

test('[decisions 7.13] no two games are alike: each has its own rules', () => {
  const games = RECORDS.filter(({ facts }) => facts.kind === 'game')
    .map(({ key }) => key.slice(key.lastIndexOf('/') + 1))
    .filter(hasGame)
    .map((name) => ({ name, lines: linesOf(name) }))
  assert.ok(games.length >= 9)
  for (const [i, one] of games.entries()) {
    assert.ok(one.lines.size > 50, one.name)
    for (const other of games.slice(0, i)) {
      const shared = one.lines.intersection(other.lines).size / Math.min(one.lines.size, other.lines.size)
      assert.ok(shared < SHARED_AT_MOST, `${one.name} and ${other.name} share ${Math.round(shared * 100)} %`)
    }
  }
})
