import type { Stop } from './paint.ts'

/** Parses the stops of a gradient as CSS writes them: `#0d1c33 0%, #ffd7a1 100%`. */
export function stops(text: string): readonly Stop[] {
  return text.split(', ').map((stop) => {
    const [colour = '', place = ''] = stop.split(' ')
    return [Number.parseFloat(place) / 100, colour]
  })
}
