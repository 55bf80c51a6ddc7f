/** Chooses among several files of one film by probing them, if their names do not say. @spec decisions 9.18 */
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import { nameOf } from './folder.ts'
import { baseOf, linesOf } from './names.ts'
import type { Outline, Outlines } from './outline.ts'
import type { LibraryReader } from './reader.ts'

const MODERN_CODECS: readonly string[] = ['hevc', 'av1', 'vp9']

type Reader = Pick<LibraryReader, 'picture'>

/** Puts each title's best file in place; the file it replaces becomes the ignored one. */
export async function withBestVersions(found: Outlines, reader: Reader): Promise<Outlines> {
  const replaced = new Map<string, string>()
  const titles: Outline[] = []
  for (const outline of found.titles) {
    const [taken] = outline.media
    const best = taken && (await bestOf([taken, ...outline.versions], reader))
    if (!taken || !best || best === taken) {
      titles.push(outline)
      continue
    }
    replaced.set(best.path, taken.path)
    titles.push({ ...outline, media: [best] })
  }
  const ignored = found.ignored.map((one) => ({ ...one, path: replaced.get(one.path) ?? one.path }))
  return { ...found, titles: reparented(titles, found.titles), ignored }
}

/** By lines, then codec, then size, like `byQuality` does by name; an unreadable file comes last. */
async function bestOf(files: readonly LibraryFile[], reader: Reader): Promise<LibraryFile | undefined> {
  if (files.length < 2 || files.every((file) => linesOf(baseOf(nameOf(file))) > 0)) return files[0]
  const seen = await Promise.all(files.map(async (file) => ({ file, picture: await reader.picture(file) })))
  const [best] = seen.toSorted(
    (a, b) =>
      (b.picture?.lines ?? 0) - (a.picture?.lines ?? 0) ||
      modernity(b.picture) - modernity(a.picture) ||
      b.file.size - a.file.size,
  )
  return best?.file
}

function modernity(picture: { codec: string } | null): number {
  return Number(picture !== null && MODERN_CODECS.includes(picture.codec))
}

// Extras must refer to the replaced outline of their film.
function reparented(titles: readonly Outline[], before: readonly Outline[]): Outline[] {
  const now = new Map(before.map((outline, place) => [outline, titles[place]]))
  return titles.map((outline) => {
    const parent = outline.parent && (now.get(outline.parent) ?? outline.parent)
    return parent === outline.parent ? outline : { ...outline, parent }
  })
}
