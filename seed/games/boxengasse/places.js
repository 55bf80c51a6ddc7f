/** Where everything stands, in a wide and in a tall window; and the lap as a line. */

/** Around the car as it stands in the pit, seen from above, its nose to the right (in a tall window upwards). */
export function placesOf(view) {
  const { width, height, isTall } = view
  const middle = { x: width / 2, y: isTall ? height * 0.52 : height * 0.56 }
  const put = (along, aside) =>
    isTall ? { x: middle.x + aside, y: middle.y - along } : { x: middle.x + along, y: middle.y + aside }
  return {
    middle,
    turn: isTall ? -Math.PI / 2 : 0,
    wheels: [put(-74, -62), put(78, -62), put(-74, 62), put(78, 62)],
    fuel: put(-150, 0),
    screen: put(18, 0),
    thumb: put(isTall ? 168 : 176, 0),
    pots: [0, 1, 2, 3, 4].map((n) => ({ x: width / 2 + (n - 2) * 62, y: height * (isTall ? 0.2 : 0.12) })),
    start: { x: width / 2, y: height * (isTall ? 0.9 : 0.92) },
    flag: { x: width / 2, y: height * (isTall ? 0.86 : 0.56) },
  }
}

export const isAt = (pointer, place, reach) => Math.hypot(pointer.x - place.x, pointer.y - place.y) < reach

/** A place on the track: `share` of a lap from 0 to 1; `aside` across it. */
export function trackAt({ width, height, isTall }, share, aside = 0) {
  const angle = share * Math.PI * 2 + Math.PI / 2
  const [across, down] = isTall ? [width * 0.36, height * 0.27] : [width * 0.4, height * 0.3]
  const bulge = 1 + 0.13 * Math.sin(angle * 3 + 0.6)
  const [dx, dy] = [Math.cos(angle) * (across * bulge + aside), Math.sin(angle) * (down * bulge + aside)]
  return { x: width / 2 + dx, y: height * (isTall ? 0.45 : 0.47) + dy }
}
