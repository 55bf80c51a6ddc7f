/** Who waits in the chambers. */

/** `wind` is how long a blow is seen coming; lives and points. */
export const KINDS = {
  s: { life: 2, speed: 1.7, reach: 1.15, wind: 0.42, radius: 0.35, points: 15 },
  b: { life: 1, speed: 2.3, radius: 0.3, points: 10 },
  a: { life: 2, speed: 1.3, keeps: 5, wind: 0.6, radius: 0.35, points: 20 },
  g: { life: 3, speed: 1.2, reach: 1.2, wind: 0.55, radius: 0.4, points: 30 },
  w: { life: 2.5, speed: 1.15, radius: 0.35, points: 25 },
  K: { life: 24, speed: 1.4, radius: 0.7, points: 200 },
}

export function aFoe(kind, { x, y }, level) {
  const growth = 1 + (level - 1) * (kind === 'K' ? 0.2 : 0.1)
  const life = KINDS[kind].life * growth
  return {
    kind,
    x,
    y,
    life,
    most: life,
    facing: Math.PI,
    wind: 0,
    rest: 0.8,
    hurt: 0,
    sway: x * 3 + y,
    push: null,
    act: 0,
  }
}
