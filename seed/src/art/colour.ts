/** Colours as #rrggbb, mixed in OKLab, where the midpoint of two colours also looks like their midpoint. */

type Triple = readonly [number, number, number]

function toLab(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  const linear = [value >> 16, (value >> 8) & 255, value & 255].map((c) => {
    const s = c / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  })
  const [r = 0, g = 0, b = 0] = linear
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((c) => {
    const encoded = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, encoded || 0)) * 255)
  })
  return `#${channels.map((c) => c.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the colour `share` of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)]
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

/** Returns a lighter (positive) or darker (negative) colour, by OKLab lightness. */
export function lighten(hex: string, amount: number): string {
  const [l, a, b] = toLab(hex)
  return toHex([Math.min(1, Math.max(0, l + amount)), a, b])
}
