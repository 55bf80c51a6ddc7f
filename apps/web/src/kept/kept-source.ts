/** The source to play when the service cannot be reached: a saved title's files, at addresses that this device answers itself. */
import { readAbout, readTitles, type KeptRow } from './store.ts'
import { keptManifest } from './media-path.ts'

/** Null: the title is not saved here, or may not be opened. */
export async function keptSource(contentId: number) {
  for (const row of await readTitles()) {
    const about = await readAbout(row)
    const part = about?.parts.find((each) => each.contentId === contentId)
    if (!part) continue
    const { position = 0, speed } = placeOf(row, contentId) ?? {}
    return {
      manifest: keptManifest(part.assetId),
      chapters: [...part.chapters],
      ...(part.sound ? { sound: part.sound } : {}),
      ...(part.loudness ? { loudness: part.loudness } : {}),
      ...(speed === undefined ? {} : { speed }),
      startAt: position,
      keptId: row.keptId,
      profileId: row.profileId,
    }
  }
  return null
}

const placeOf = ({ places }: KeptRow, contentId: number) =>
  places.find((place) => place.contentId === contentId)
