/** The town: roads between plots, a house more each day, and places where everybody wants to go. Always the same town. */
import { chanceOf } from '../kit/chance.js'

export const SIZE = 9
export const isRoad = ({ x, y }) => x >= 0 && y >= 0 && x < SIZE && y < SIZE && (x % 4 === 0 || y % 4 === 0)
const isYard = ({ x, y }) => x % 4 === 2 && y % 4 === 2
export const isSame = (a, b) => a.x === b.x && a.y === b.y

const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const FIRST_HOUSES = 3
const GOAL_PLOTS = [
  { x: 5, y: 5 },
  { x: 3, y: 1 },
  { x: 7, y: 6 },
]
// The second bus, the school and the third bus come on these days.
const BUSES_FROM = [1, 3, 7]
const GOALS_FROM = [1, 4, 6]

const PLOTS = chanceOf(77).shuffled(
  Array.from({ length: SIZE * SIZE }, (_, at) => ({ x: at % SIZE, y: Math.floor(at / SIZE) })).filter(
    (plot) => !isRoad(plot) && !isYard(plot) && !GOAL_PLOTS.some((goal) => isSame(goal, plot)),
  ),
)
const YARDS = [2, 6].flatMap((x) => [2, 6].map((y) => ({ x, y })))

// By its place in the block: 1 has the road before it, 3 behind it, and the middle has none.
const ASIDE = [0, -1, 0, 1]

/** The road before a plot. */
function stopOf({ x, y }) {
  const aside = ASIDE[x % 4]
  return aside === 0 ? { x, y: y + ASIDE[y % 4] } : { x: x + aside, y }
}
const countOn = (day, from) => from.filter((first) => first <= day).length

export function townOf(day) {
  const goals = GOAL_PLOTS.slice(0, countOn(day, GOALS_FROM)).map((plot, kind) => ({
    ...plot,
    kind,
    stop: stopOf(plot),
  }))
  const houses = PLOTS.slice(0, FIRST_HOUSES + day).map((plot, n) => ({
    ...plot,
    stop: stopOf(plot),
    goal: n % goals.length,
    people: 1 + (n % 2),
    isNew: n === FIRST_HOUSES + day - 1,
  }))
  const trees = [...YARDS, ...PLOTS.slice(FIRST_HOUSES + day).filter((_, n) => n % 4 !== 3)]
  return { goals, houses, trees, buses: countOn(day, BUSES_FROM) }
}

/** The way along roads from one cell to another, without the first; it does not begin by going back to `before`. */
export function wayTo(from, to, before = null) {
  const came = new Map([[from.y * SIZE + from.x, null]])
  const queue = [from]
  for (const cell of queue) {
    if (isSame(cell, to)) break
    for (const [dx, dy] of WAYS) {
      const next = { x: cell.x + dx, y: cell.y + dy }
      if (!isRoad(next) || came.has(next.y * SIZE + next.x)) continue
      if (before && cell === from && isSame(next, before)) continue
      came.set(next.y * SIZE + next.x, cell)
      queue.push(next)
    }
  }
  const way = []
  for (let cell = to; cell && !isSame(cell, from); cell = came.get(cell.y * SIZE + cell.x)) way.unshift(cell)
  return way
}

/** A line for each bus by which everybody gets there: the nearest house next, then where they go. */
export function planOf({ goals, houses, buses }) {
  return Array.from({ length: buses }, (_, bus) => {
    const mine = houses.filter(({ goal }, n) => (goals.length >= buses ? goal % buses : n % buses) === bus)
    const ends = [...new Set(mine.map(({ goal }) => goal))].map((goal) => goals[goal].stop)
    const plans = mine.map((first) =>
      walk(
        first.stop,
        mine.map(({ stop }) => stop),
        ends,
      ),
    )
    return plans.toSorted((a, b) => a.length - b.length)[0] ?? []
  })
}

function walk(start, stops, ends) {
  const cells = [start]
  for (const list of [stops, ends]) {
    const left = [...list]
    while (left.length > 0) {
      const ways = left.map((stop) => wayTo(cells.at(-1), stop, cells.at(-2)))
      const best = ways.reduce((least, way, n) => (way.length < ways[least].length ? n : least), 0)
      cells.push(...ways[best])
      left.splice(best, 1)
    }
  }
  return cells
}
