/** Converts colours from OKLCH to sRGB and computes their contrast. Sources: CSS Color 4, WCAG 2.2. */

const OKLCH = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/

/** Returns red, green and blue from 0 to 1, gamma-encoded and clipped to sRGB. Null if the text is not `oklch(l c h)`. */
export function readOklch(text: string): readonly [number, number, number] | null {
  const [, l = '', c = '', h = ''] = OKLCH.exec(text) ?? []
  if (h === '') return null
  const angle = (Number(h) * Math.PI) / 180
  const [a, b] = [Number(c) * Math.cos(angle), Number(c) * Math.sin(angle)]
  const long = (Number(l) + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (Number(l) - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (Number(l) - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** Returns `#rrggbb`, for mail programs and PDF, which do not support OKLCH. */
export function toHex(rgb: readonly [number, number, number]): string {
  return `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Returns the contrast of two colours, from 1 to 21. @spec law 9.2 */
export function contrastOf(
  one: readonly [number, number, number],
  other: readonly [number, number, number],
): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue)
}

function encode(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.min(1, Math.max(0, value))
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
