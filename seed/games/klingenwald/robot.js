/** A scissor-bearer for scripts: keeps its distance from what leaps and charges, strikes what waits. */
const DIRECTIONS = ['left', 'right', 'up', 'down']

export function play(world, input) {
  const { hero, beasts } = world
  for (const control of [...DIRECTIONS, 'a', 'b', 'c']) input.release(control)
  const near = beasts
    .map((beast) => ({ beast, far: Math.hypot(beast.x - hero.x, beast.y - hero.y) }))
    .toSorted((a, b) => a.far - b.far)[0]
  if (!near) return
  const { beast, far } = near
  const reach = beast.kind === 'boar' ? 74 : 52
  const danger = beasts.some(
    (one) =>
      (one.mood === 'leap' || one.mood === 'charge') && Math.hypot(one.x - hero.x, one.y - hero.y) < 110,
  )
  const isWaiting = beast.kind === 'boar' && beast.mood !== 'stunned'
  if (danger) {
    walk(input, -(beast.y - hero.y), beast.x - hero.x)
    input.press('c')
  } else if (isWaiting && far < 170)
    walk(input, -(beast.y - hero.y) - (beast.x - hero.x) * 0.5, beast.x - hero.x - (beast.y - hero.y) * 0.5)
  else if (far > reach || isWaiting) walk(input, beast.x - hero.x, beast.y - hero.y, world)
  else {
    walk(input, beast.x - hero.x, beast.y - hero.y)
    input.press(hero.string === 'aa' || beast.kind !== 'fox' ? 'b' : 'a')
  }
}

function walk(input, x, y, world) {
  if (x < -6) input.press('left')
  if (x > 6) input.press('right')
  if (y < -6) input.press('up')
  if (y > 6) input.press('down')
  // What stands in the way is cut.
  if (world && Math.floor(world.seconds * 60) % 40 === 0) input.press('a')
}
