/** The chambers, set by hand: how the pillars stand, and who waits between them. */
import { moveBody } from '../kit/caster.js'

export const WIDTH = 20
export const HEIGHT = 11

// The inside of a chamber; # is a pillar. The middle row is free on both sides, where the gates are.
const PLANS = {
  open: ['', '', '', '', '', '', '', '', ''],
  four: [
    '',
    '',
    '....##......##....',
    '....##......##....',
    '',
    '....##......##....',
    '....##......##....',
    '',
    '',
  ],
  cross: [
    '',
    '........##........',
    '........##........',
    '',
    '.....##....##.....',
    '',
    '........##........',
    '........##........',
    '',
  ],
  columns: ['', '...#..#..#..#..#..', '', '', '', '', '', '...#..#..#..#..#..', ''],
  ring: [
    '',
    '.....########.....',
    '.....#......#.....',
    '.....#......#.....',
    '',
    '.....#......#.....',
    '.....#......#.....',
    '.....###..###.....',
    '',
  ],
  zigzag: [
    '....#.............',
    '....#.....#.......',
    '....#.....#.......',
    '..........#.......',
    '',
    '.......#..........',
    '.......#.....#....',
    '.......#.....#....',
    '.............#....',
  ],
  alley: [
    '',
    '...############...',
    '...############...',
    '',
    '',
    '',
    '...############...',
    '...############...',
    '',
  ],
  corners: [
    '###............###',
    '##..............##',
    '#................#',
    '',
    '',
    '',
    '#................#',
    '##..............##',
    '###............###',
  ],
  niches: [
    '...#..#....#..#...',
    '...#..#....#..#...',
    '',
    '',
    '',
    '',
    '',
    '...#..#....#..#...',
    '...#..#....#..#...',
  ],
  throne: ['', '..#............#..', '', '', '', '', '', '..#............#..', ''],
}

// s skeleton, b bat, a archer, g guard, w ghost, K king, c a chest with a weapon. Forty-six of them.
const CHAMBERS = [
  ['open s', 'four ss', 'columns ssc', 'corners sb', 'cross ssb', 'throne K'],
  ['columns bb', 'zigzag ss', 'open abc', 'four sa', 'alley sab', 'throne K'],
  ['cross as', 'corners ssbc', 'niches ssa', 'ring sab', 'open sssa', 'zigzag baa', 'throne K'],
  ['four g', 'columns gc', 'alley sa', 'corners gbb', 'niches gsa', 'throne K'],
  ['open w', 'ring wsc', 'zigzag wg', 'cross wab', 'columns gwa', 'four gsw', 'throne K'],
  ['corners gg', 'alley ggac', 'niches wwb', 'ring gwa', 'zigzag ggw', 'four gaab', 'throne K'],
  ['open ssss', 'cross ggwc', 'columns aaag', 'corners wwgg', 'niches ggaa', 'ring gwab', 'throne K'],
]

export const TOMB_COUNT = CHAMBERS.length
export const countOf = (level) => CHAMBERS[level - 1].length

export function chamberOf(level, number) {
  const [plan, things] = CHAMBERS[level - 1][number].split(' ')
  const rows = PLANS[plan]
  const solidAt = (column, row) =>
    column < 1 || row < 1 || column > WIDTH - 2 || row > HEIGHT - 2 || rows[row - 1][column - 1] === '#'
  return { plan, things: things.split(''), solidAt }
}

/** Moves anybody and stops at walls; ghosts know none. */
export const walk = (body, dx, dy, { solidAt }) =>
  moveBody(body, dx, dy, body.kind === 'w' ? isOutside : solidAt, 0.3)

const isOutside = (column, row) => column < 1 || row < 1 || column > WIDTH - 2 || row > HEIGHT - 2

/** A free cell's middle in the right half, away from whoever comes in. */
export function freePlace(solidAt, chance) {
  const free = []
  for (let row = 1; row < HEIGHT - 1; row++)
    for (let column = 9; column < WIDTH - 2; column++)
      if (!solidAt(column, row)) free.push({ x: column + 0.5, y: row + 0.5 })
  return chance.pick(free)
}
