/** What can be built: traps, kobolds, glue. Each can be improved twice. */
import { STEP_SECONDS } from '../kit/loop.js'

export const WORKS = {
  spikes: { costs: 25, reach: 2.3, wait: 2.2, damage: 2 },
  guard: { costs: 35, reach: 2.6, wait: 0.8, damage: 1 },
  glue: { costs: 20, reach: 2.6, slows: 0.45 },
}
export const KINDS = Object.keys(WORKS)
const MOST_GRADE = 3

export const costOf = ({ work }, kind) =>
  work ? Math.round(WORKS[work.kind].costs * (0.8 + work.grade * 0.5)) : WORKS[kind].costs
export const canGrow = ({ work }) => !work || work.grade < MOST_GRADE

/** Builds what is chosen, or improves what stands there. */
export function build(world, slot, tools) {
  const costs = costOf(slot, world.chosen)
  if (!canGrow(slot) || world.coins < costs) return tools.play('no')
  world.coins -= costs
  if (slot.work) slot.work.grade++
  else slot.work = { kind: world.chosen, grade: 1, wait: 0, swing: 0 }
  return tools.play('build', { pitch: 0.9 + slot.work.grade * 0.12 })
}

export function runWorks(world, tools) {
  for (const visitor of world.visitors) visitor.slow = 1
  for (const slot of world.cave.slots) {
    if (!slot.work) continue
    const { work } = slot
    const { reach, wait, damage, slows } = WORKS[work.kind]
    const near = world.visitors.filter(({ x, y }) => Math.hypot(x - slot.x, y - slot.y) < reach)
    if (slows) for (const visitor of near) visitor.slow = Math.min(visitor.slow, slows - work.grade * 0.08)
    work.swing = Math.max(0, work.swing - STEP_SECONDS)
    work.wait = Math.max(0, work.wait - STEP_SECONDS)
    if (!wait || work.wait > 0 || near.length === 0) continue
    work.wait = wait / (0.7 + work.grade * 0.3)
    work.swing = 0.3
    const hit = work.kind === 'guard' ? [near.toSorted((a, b) => b.gold - a.gold || b.far - a.far)[0]] : near
    for (const visitor of hit) world.hits.push({ visitor, damage: damage * (0.6 + work.grade * 0.4) })
    tools.play(work.kind)
  }
}
