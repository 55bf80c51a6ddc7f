/** A driver for scripts: looks ahead along the road, brakes before what is tight, keeps off rocks. */
export function play(world, input) {
  const { car, road } = world
  for (const control of ['left', 'right', 'down', 'a']) input.release(control)
  const fast = Math.hypot(car.vx, car.vy)
  const ahead = road.points[Math.min(road.points.length - 1, car.at + 3 + Math.round(fast / 45))]
  let [x, y] = [ahead.x, ahead.y]
  const block = road.things.find(
    (thing) =>
      ['rock', 'drift', 'goat'].includes(thing.kind) &&
      thing.isOnRoad &&
      !thing.isGone &&
      thing.at > car.at &&
      thing.at < car.at + 12,
  )
  if (block) {
    const { heading, x: roadX, y: roadY } = road.points[block.at]
    const aside = -(block.x - roadX) * Math.sin(heading) + (block.y - roadY) * Math.cos(heading)
    const way = (aside > 0 ? -1 : 1) * road.half * 0.55
    x -= Math.sin(ahead.heading) * way
    y += Math.cos(ahead.heading) * way
  }
  const wish = Math.atan2(y - car.y, x - car.x)
  const turn = Math.atan2(Math.sin(wish - car.heading), Math.cos(wish - car.heading))
  if (turn > 0.04) input.press('right')
  if (turn < -0.04) input.press('left')
  const tightest = Math.max(...road.points.slice(car.at, car.at + 14).map(({ curve }) => Math.abs(curve)))
  if (tightest > 0.06 && fast > 200) input.press('down')
  else if (tightest < 0.03 && car.heat < 0.6) input.press('a')
}
