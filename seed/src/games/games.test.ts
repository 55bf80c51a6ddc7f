import assert from 'node:assert/strict'
import test from 'node:test'
import { RECORDS } from '../records/records.ts'
import { bundleOf } from './bundle.ts'
import { chanceOf } from '../../games/kit/chance.js'
import { pauseOf, titleOf } from '../../games/kit/screens.js'
import { textsOf } from '../../games/kit/texts.js'
import { type Game, playRound, type Robot } from './play.ts'

const GAMES = new URL('../../games/', import.meta.url)
const names = RECORDS.filter(({ facts }) => facts.kind === 'game').map(({ key }) =>
  key.slice('games/'.length),
)
const MOST_MINUTES = 15

type PadGame = Game & { pad?: readonly string[] }

for (const name of names)
  test(`${name} can be completed, round by round`, async () => {
    const { game } = (await import(new URL(`${name}/game.js`, GAMES).href)) as {
      game: Game & { sounds: object }
    }
    const { play } = (await import(new URL(`${name}/robot.js`, GAMES).href)) as { play: Robot }
    const kept = {}
    for (const level of roundsOf(game.levels)) {
      const { result, score, sounds } = playRound(game, {
        level,
        robot: play,
        steps: MOST_MINUTES * 3600,
        kept,
      })
      assert.equal(result, 'won', `round ${level}`)
      assert.ok(score > 0, `round ${level} has points`)
      for (const sound of sounds) assert.ok(sound in game.sounds, `the sound ${sound}`)
    }
    assert.ok('won' in game.sounds && 'lost' in game.sounds)
  })

for (const name of names)
  test(`${name} has the same texts in German and English`, async () => {
    const { game } = (await import(new URL(`${name}/game.js`, GAMES).href)) as { game: Game }
    const [german, english] = [textsOf(game, 'de'), textsOf(game, 'en')]
    assert.deepEqual(shapeOf(german), shapeOf(english))
    for (const text of [game.title.de, game.title.en, german['level'], english['level']]) assert.ok(text)
  })

for (const name of names)
  test(`[product 3.2] ${name} names the gamepad buttons if its page says that it supports a gamepad`, async () => {
    const { game } = (await import(new URL(`${name}/game.js`, GAMES).href)) as { game: PadGame }
    const { controls = [] } = RECORDS.find(({ key }) => key === `games/${name}`)?.facts ?? {}
    assert.equal(game.pad !== undefined, controls.includes('gamepad'))
    for (const language of ['de', 'en']) {
      const texts = textsOf(game, language)
      const shown = (hasPad: boolean) => {
        const tools = { texts, language, hasPad: () => hasPad }
        const title = { tools, level: 1, reached: 1, best: 0, play() {}, move() {} }
        return [titleOf(game, title), pauseOf(game, tools, { goOn() {}, again() {}, home() {} })].map(
          ({ keys }) => keys.join(),
        )
      }
      assert.equal(shown(false).join().includes('Gamepad:'), false)
      for (const keys of shown(true)) assert.equal(keys.includes('Gamepad:'), game.pad !== undefined)
      for (const button of game.pad ?? []) assert.ok(button in texts.padButtons, button)
    }
  })

test('every wall of Kachelmeister can be tiled completely', async () => {
  const { create, fitsRow, WALLS } = (await import(new URL('kachelmeister/wall.js', GAMES).href)) as {
    create: (level: number, tools: { chance: unknown }) => { cells: { mortar: number }[] }
    fitsRow: (world: object, at: number) => boolean
    WALLS: number
  }
  for (let level = 1; level <= WALLS; level++) {
    const world = create(level, { chance: chanceOf(level) })
    for (const [at, { mortar }] of world.cells.entries())
      assert.ok(mortar === 0 || fitsRow(world, at), `wall ${level}, cell ${at}`)
  }
})

test('a bundle has its page last, includes the kit, and nothing that only scripts need', () => {
  const paths = bundleOf('dachkurier', 'Dachkurier').map(({ path }) => path)
  assert.equal(paths.at(-1), 'index.html')
  assert.ok(paths.includes('kit/start.js') && paths.includes('dachkurier/game.js'))
  assert.ok(!paths.some((path) => path.endsWith('robot.js')))
})

// Returns the structure without the text: the length of lists, the fields of objects.
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .map(([field, one]) => [field, shapeOf(one)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

// Returns a sample of a game's rounds if it has hundreds.
function roundsOf(count: number): number[] {
  const all = Array.from({ length: count }, (_, n) => n + 1)
  const every = Math.ceil(count / 20)
  return all.filter((level) => level === count || (level - 1) % every === 0)
}
