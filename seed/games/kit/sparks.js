/** Sparks, dust and confetti: short-lived, in the world's own list, so that they are saved and repeated with it. */
export function burst(
  list,
  chance,
  {
    x,
    y,
    count = 10,
    speed = 100,
    colours,
    seconds = 0.6,
    size = 3,
    fall = 0,
    turn = null,
    spread = Math.PI * 2,
  },
) {
  for (let n = 0; n < count; n++) {
    const angle =
      turn === null ? chance.between(0, Math.PI * 2) : turn + chance.between(-spread / 2, spread / 2)
    const pace = speed * chance.between(0.3, 1)
    const life = seconds * chance.between(0.5, 1)
    const [vx, vy] = [Math.cos(angle) * pace, Math.sin(angle) * pace]
    list.push({
      x,
      y,
      vx,
      vy,
      life,
      whole: life,
      size: size * chance.between(0.6, 1.3),
      fall,
      colour: chance.pick(colours),
    })
  }
}

export function moveSparks(list, seconds) {
  for (const spark of list) {
    spark.life -= seconds
    spark.vy += spark.fall * seconds
    spark.x += spark.vx * seconds
    spark.y += spark.vy * seconds
  }
  const alive = list.filter((spark) => spark.life > 0)
  list.splice(0, list.length, ...alive)
}

export function drawSparks(list, paper) {
  for (const { x, y, size, life, whole, colour } of list) {
    paper.globalAlpha = Math.min(1, (life / whole) * 1.6)
    paper.fillStyle = colour
    paper.fillRect(x - size / 2, y - size / 2, size, size)
  }
  paper.globalAlpha = 1
}
