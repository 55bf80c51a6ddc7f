/** The voice: it comes nearer in the dark, and stops where the torch finds it. */
import { canSee, moveBody, nextCell, stepsTo, turnTo } from '../kit/caster.js'
import { STEP_SECONDS } from '../kit/loop.js'

const SPEED = 0.85
const BEAM_CELLS = 5
const BEAM_HALF = 0.42
const TOUCHES_AT = 0.6
const COSTS = 14

export function moveVoices(world, tools) {
  const { player, deck, solidAt } = world
  world.pathAge -= STEP_SECONDS
  if (world.pathAge <= 0) {
    world.path = stepsTo(player, { width: deck.width, height: deck.height, isFree: (a, b) => !solidAt(a, b) })
    world.pathAge = 0.4
  }
  for (const voice of world.voices) {
    voice.stunned = Math.max(0, voice.stunned - STEP_SECONDS)
    voice.sway += STEP_SECONDS
    voice.isLit = isLit(voice, world)
    if (voice.stunned > 0 || voice.isLit) continue
    const goal = nextCell(world.path, deck.width, voice) ?? player
    const angle = Math.atan2(goal.y - voice.y, goal.x - voice.x)
    moveBody(
      voice,
      Math.cos(angle) * SPEED * STEP_SECONDS,
      Math.sin(angle) * SPEED * STEP_SECONDS,
      solidAt,
      0.15,
    )
    if (Math.hypot(player.x - voice.x, player.y - voice.y) > TOUCHES_AT) continue
    player.calm = Math.max(0, player.calm - COSTS)
    player.shock = 1
    Object.assign(voice, { ...voice.home, stunned: 8 })
    tools.play('whisper')
  }
}

function isLit(voice, { player, solidAt }) {
  if (!player.hasLight || Math.hypot(player.x - voice.x, player.y - voice.y) > BEAM_CELLS) return false
  const off = turnTo(player.angle, Math.atan2(voice.y - player.y, voice.x - player.x))
  return Math.abs(off) < BEAM_HALF && canSee(solidAt, player, voice)
}

/** A shot drives the nearest one in sight back; it rarely helps for long. */
export function shootAt({ voices, player, solidAt }) {
  const seen = voices.filter(
    (voice) =>
      Math.abs(turnTo(player.angle, Math.atan2(voice.y - player.y, voice.x - player.x))) < 0.15 &&
      canSee(solidAt, player, voice),
  )
  const [hit] = seen.toSorted((a, b) => away(a, player) - away(b, player))
  if (hit) hit.stunned = 6
  return hit !== undefined
}

const away = (a, b) => Math.hypot(a.x - b.x, a.y - b.y)
