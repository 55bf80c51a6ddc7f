import { createHash } from 'node:crypto'
import path from 'node:path'

/** Class names occur on every element of every page, in three files: four characters are enough to identify the style sheet. */
export function scopedName(name: string, file: string): string {
  const sheet = createHash('sha256')
    .update(path.relative(import.meta.dirname, file))
    .digest('base64url')
  return `${name}_${sheet.slice(0, 4)}`
}
