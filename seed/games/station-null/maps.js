/**
 * The five decks. # wall, W window, S start, n note, b battery, k key card, D door, g generator, X exit, e where the voice waits.
 * The fourth is the second once more, and longer.
 */
const DECKS = [
  `###############
#S..#...n.#..b#
#...#.###.#.#.#
#.n.....#...#.#
###.###.###D###
#b..W.k.W...g.#
#.###.###.#.###
#....n....#..X#
###############`,
  `#################
#S.....n........#
#W#W#W#.#W#W#W#.#
#..b#...#..n#...#
#.#.#.#.#.#.#.#.#
#.#...#...#..k#.#
#.#####.###.###.#
#...e...D.....e.#
###.###.#####.###
#g..#b#.#..n#..X#
#################`,
  `###################
#S..#n..#...b#...n#
#.#.#.#.#.##.#.##.#
#.#...#...#....#..#
#.#####W#####W##.##
#...e.......k#...e#
###.##.#####.#.####
#b..#..W...W...#.g#
#.###.##.#.##.##.##
#.#.n.#..#..#..D..#
#.#.#.#.###.#.###.#
#...#...#b..e..#.X#
###################`,
  `#######################
#S.....n..............#
#W#W#W#.#W#W#W#W#W#W#.#
#..b#...#..n#.....#...#
#.#.#.#.#.#.#.###.#.#.#
#.#...#...#...#k#...#.#
#.#####.#####.#.#.###.#
#...e...D...e...#...e.#
###.###.#####.#####.###
#g..#b#.#...#.b.#n..X##
#######################`,
  `#####################
#S.#b....#..n..#...b#
#..#.###.#.###.#.##.#
#.##.#n#...#.#...#..#
#..#.#.###.#.#.###.##
##.#...#.e.#...#.e..#
#..###.#.###.###.##.#
#.##...#...#...#.#k.#
#..#.#####.#.#.#.####
#n.....e...#.#...D.g#
####.#####.#.####.#.#
#b.......#...#..n.#X#
#####################`,
]

/** A deck read: its cells, and what lies in it by kind. */
export function deckOf(level) {
  const rows = DECKS[level - 1].split('\n')
  const things = { S: [], n: [], b: [], k: [], D: [], g: [], X: [], e: [] }
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.split('').entries())
      if (things[cell]) things[cell].push({ x: column + 0.5, y: row + 0.5 })
  return {
    width: rows[0].length,
    height: rows.length,
    things,
    wallAt: (column, row) =>
      rows[row]?.[column] === 'W' ? 'window' : rows[row]?.[column] === '#' ? 'wall' : null,
  }
}

export const DECK_COUNT = DECKS.length
