/** A driver for scripts: keeps to the right, further still where somebody comes, hoots at every sign. */
import { segmentAt } from './drive.js'
import { HORN_ZONE } from './pass.js'

export function play(world, input) {
  const { car, pass, oncoming } = world
  for (const control of ['left', 'right', 'a']) input.release(control)
  const meets = oncoming.some(({ at, isPast }) => !isPast && at > car.at && at < car.at + 26)
  const wish = meets ? 0.74 : 0.4
  const drift = segmentAt(pass, car.at + 2).curve * 6
  const off = wish + drift - car.x
  if (off > 0.06) input.press('right')
  if (off < -0.06) input.press('left')
  if (pass.bends.some(({ from, isWarned }) => !isWarned && car.at > from - HORN_ZONE + 4 && car.at < from))
    input.press('a')
}
