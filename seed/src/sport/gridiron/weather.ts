/** Weather between the camera and the field. */
import { dice } from '../../art/dice.ts'
import { type Canvas, PICTURE_HEIGHT, PICTURE_WIDTH, plate } from '../stage/canvas.ts'

export type Weather = 'clear' | 'storm' | 'fog'

/** Returns a function that draws the weather over the picture at a time; `flashes` are the times of lightning. */
export async function weatherOver(weather: Weather, flashes: readonly number[]) {
  const [w, h] = [PICTURE_WIDTH, PICTURE_HEIGHT]
  const roll = dice(`weather/${weather}`)
  const middle = [w / 2, h / 2] as const
  if (weather === 'storm') {
    const rain = await plate(w + 80, h * 2, (p) => {
      for (let i = 0; i < 240; i++) {
        const [x, y] = [roll() * w, roll() * h]
        // Drawn twice, one above the other, so that it falls seamlessly.
        for (const dy of [0, h]) p.stroke(`M${x + 12} ${y + dy}l-5 22`, '#dfe9ff', 1.2, { opacity: 0.32 })
      }
    })
    return (canvas: Canvas, seconds: number) => {
      const flash = flashes.some(
        (at) => (seconds > at && seconds < at + 0.09) || (seconds > at + 0.2 && seconds < at + 0.27),
      )
      if (flash) canvas.box(0, 0, w, h, '#ffffff', 0.5)
      canvas.set(rain, middle[0], ((seconds * 620) % h) + 0, {})
    }
  }
  if (weather === 'fog') {
    const fog = await plate(w, h, (p) =>
      p.ground(
        p.radial([w / 2, h * 0.56], w * 0.6, [
          [0, '#d3dde2', 0.05],
          [0.22, '#d3dde2', 0.2],
          [0.5, '#d3dde2', 0.82],
          [1, '#dbe3e7', 0.97],
        ]),
      ),
    )
    return (canvas: Canvas) => canvas.set(fog, ...middle)
  }
  return () => {}
}
