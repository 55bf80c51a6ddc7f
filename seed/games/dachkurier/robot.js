/** A courier for scripts: jumps at edges and chimneys, slides under signs, grabs hooks. */
export function play(world, input) {
  const { courier, route, speed } = world
  input.release('down')
  if (courier.rope) return courier.rope.angle > 0.85 ? input.release('a') : input.press('a')
  const block = route.blocks.find(({ x, width }) => x + width > courier.x)
  const ahead = block ? block.x - courier.x : Infinity
  if (block?.kind === 'sign' && ahead < 40) {
    input.release('a')
    return input.press('down')
  }
  const hook = route.hooks.find(({ x }) => x > courier.x - 10)
  if (!courier.isOnRoof) {
    const isNear = hook && Math.hypot(hook.x - courier.x, hook.y - courier.y + 44) < 98
    if (isNear && !world.route.roofs.some((roof) => isOver(roof, courier.x))) {
      input.release('a')
      input.press('a')
    }
    return undefined
  }
  input.release('a')
  const roof = route.roofs.find((one) => isOver(one, courier.x))
  const edge = roof ? roof.x + roof.width - courier.x : 0
  const isChimney = block?.kind === 'chimney' && ahead < speed * 0.16 + 14
  if (isChimney || edge < speed * 0.05 + 6 || (roof?.kind === 'rusty' && edge < 60)) input.press('a')
  return undefined
}

const isOver = (roof, x) => x + 9 > roof.x && x - 9 < roof.x + roof.width
