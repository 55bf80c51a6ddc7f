/** Thumbnails of the seek bar: a WebVTT file whose cues name a region of a sprite sheet, `sprite.webp#xywh=0,0,240,100`. */
import { parseVtt } from '../captions/parse-vtt.ts'

export type Thumbnail = {
  start: number
  /** The address of the sprite sheet. */
  address: string
  x: number
  y: number
  width: number
  height: number
}

/** `base` is the address of the file itself: names in it are relative to it. */
export function readThumbnails(written: string, base: string): Thumbnail[] {
  return parseVtt(written).flatMap(({ start, text }) => {
    const [, name, ...numbers] = /^([^#\s]+)#xywh=(\d+),(\d+),(\d+),(\d+)$/.exec(text.trim()) ?? []
    const [x, y, width, height] = numbers.map(Number)
    if (name === undefined || x === undefined || y === undefined || !width || !height) return []
    return [{ start, address: new URL(name, base).href, x, y, width, height }]
  })
}

export function thumbnailAt(thumbnails: readonly Thumbnail[], seconds: number): Thumbnail | undefined {
  return thumbnails.findLast(({ start }) => start <= seconds) ?? thumbnails[0]
}
