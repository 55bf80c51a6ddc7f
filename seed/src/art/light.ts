/** Relights a picture by shifting all its colours towards one. */
import { mix } from './colour.ts'

export type Light = readonly [colour: string, share: number]

/** The lights a film passes through; the first is the scene's own. */
export const LIGHTS = {
  own: null,
  dusk: ['#4a2a5c', 0.25],
  night: ['#12294f', 0.36],
  dawn: ['#ff9a70', 0.2],
  noon: ['#fff3c8', 0.16],
  haze: ['#dfe6e4', 0.3],
} as const satisfies Record<string, Light | null>

/** Returns a drawing's SVG in that light. */
export function relight(svg: string, [colour, share]: Light): string {
  const known = new Map<string, string>()
  return svg.replace(/#[0-9a-f]{6}\b/gi, (given) => {
    const turned = known.get(given) ?? mix(given, colour, share)
    known.set(given, turned)
    return turned
  })
}
