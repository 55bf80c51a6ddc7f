/** A foreman for scripts: builds by taps where there is money, and sends the chief to whoever carries gold, or has come farthest. */
import { INSIDE } from './cave.js'
import { buttonsOf, seenAt } from './places.js'
import { canGrow, costOf, KINDS } from './works.js'

const PLAN = ['guard', 'spikes', 'guard', 'glue', 'spikes', 'guard', 'spikes']

export function play(world, input, { view }) {
  for (const control of ['left', 'right', 'up', 'down', 'a']) input.release(control)
  const beat = Math.round(world.seconds * 60)
  if (beat % 12 === 6) input.point(-900, -900, false)
  if (beat % 12 === 0) tapNext(world, input, view)
  const [chief] = world.chiefs
  const [goal] = world.visitors
    .filter(({ x }) => x > INSIDE - 1.5)
    .toSorted((a, b) => b.gold - a.gold || b.far - a.far)
  if (!goal) return
  if (Math.hypot(goal.x - chief.x, goal.y - chief.y) < 1.4) input.press('a')
  if (goal.x > chief.x + 0.3) input.press('right')
  if (goal.x < chief.x - 0.3) input.press('left')
  if (goal.y > chief.y + 0.3) input.press('down')
  if (goal.y < chief.y - 0.3) input.press('up')
}

function tapNext(world, input, view) {
  const { slots } = world.cave
  const order = [3, 4, 2, 5, 1, 6, 0]
  const at = order.find((n) => !slots[n].work) ?? order.find((n) => canGrow(slots[n]))
  if (at === undefined || world.coins < costOf(slots[at], PLAN[at])) return
  const isChosen = slots[at].work || world.chosen === PLAN[at]
  const { x, y } = isChosen ? seenAt(view, slots[at]) : buttonsOf(view)[KINDS.indexOf(PLAN[at])]
  input.point(x, y, true)
}
