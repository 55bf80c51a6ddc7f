/** The icons that browsers and phones request, drawn from the brand's `icon.svg`. */
import { createHash } from 'node:crypto'

export type BrandFile = { type: string; bytes: Buffer }

const TOUCH_ICON = 180
const APP_ICONS = [192, 512] as const
const FAVICON = 32
/** How much of the square the logo fills; phones crop a maskable icon to a circle of 80 %. */
const FILLS = { plain: 1, touch: 0.72, maskable: 0.56 } as const
const PAPER = '#ffffff'

/** Returns the address of the phone home-screen icon; it changes with the logo. */
export function touchIconAddress(svg: Buffer): string {
  const hash = createHash('sha256').update(`${TOUCH_ICON} ${FILLS.touch} ${PAPER}`).update(svg)
  return `/brand/touch-icon-${hash.digest('base64url').slice(0, 10)}.png`
}

/** Draws all icons, keyed by address. */
export async function drawIcons(svg: Buffer): Promise<ReadonlyMap<string, BrandFile>> {
  const touchIcon = asPng(await square(svg, TOUCH_ICON, FILLS.touch, PAPER))
  const icons = new Map<string, BrandFile>([
    ['/favicon.ico', { type: 'image/x-icon', bytes: toIco(await square(svg, FAVICON, FILLS.plain)) }],
    ['/apple-touch-icon.png', touchIcon],
    [touchIconAddress(svg), touchIcon],
    ['/icons/maskable-512.png', asPng(await square(svg, 512, FILLS.maskable, PAPER))],
  ])
  for (const size of APP_ICONS) icons.set(`/icons/${size}.png`, asPng(await square(svg, size, FILLS.plain)))
  return icons
}

function asPng(bytes: Buffer): BrandFile {
  return { type: 'image/png', bytes }
}

async function square(svg: Buffer, size: number, fill: number, ground?: string): Promise<Buffer> {
  // Loaded with the first icon: commands draw none, and loading the library takes a tenth of a second.
  const { default: sharp } = await import('sharp')
  const inside = Math.round(size * fill)
  const before = Math.floor((size - inside) / 2)
  const sign = sharp(svg, { density: 72 * Math.max(1, size / 48) })
    .resize(inside, inside, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extend({
      top: before,
      left: before,
      bottom: size - inside - before,
      right: size - inside - before,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
  return (ground === undefined ? sign : sign.flatten({ background: ground })).png().toBuffer()
}

/** Wraps one PNG in an ICO file. Source: the format as Windows Vista and all browsers read it. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(FAVICON, 6)
  head.writeUInt8(FAVICON, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
