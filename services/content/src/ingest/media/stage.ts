/** Uploads a title's files to where workers on other machines can read them. */
import { stageFiles } from '@quintet/platform/storage/staging'
import { START_PAGE } from '@quintet/media-files/library/bundle'
import type { IngestParts } from '../parts.ts'
import type { WantedMedia } from './order.ts'

/** The same orders, with files in the bucket; unchanged if media are kept on this machine. */
export async function stageMedia(
  { config, storage, clock }: IngestParts,
  wanted: WantedMedia,
): Promise<WantedMedia> {
  if (!config.bucket) return wanted
  if (wanted.main?.id !== undefined) return { ...wanted, main: await adoptGame(storage, wanted.main) }
  const assets = [wanted.main?.source, wanted.trailer].filter((source) => source != null)
  const files = [
    ...assets.flatMap((source) => [...source.files, ...source.subtitles.map(({ path }) => path)]),
    ...wanted.pictures.map(({ source }) => source.path),
  ]
  if (files.length === 0) return wanted
  const placeOf = await stageFiles(storage, files, clock.now())
  const staged = <Source extends (typeof assets)[number]>(source: Source): Source => ({
    ...source,
    files: source.files.map(placeOf),
    subtitles: source.subtitles.map((file) => ({ ...file, path: placeOf(file.path) })),
  })
  return {
    main: wanted.main && { ...wanted.main, source: staged(wanted.main.source) },
    trailer: wanted.trailer && staged(wanted.trailer),
    pictures: wanted.pictures.map((picture) => ({
      ...picture,
      source: { ...picture.source, path: placeOf(picture.source.path) },
    })),
  }
}

// It is packaged from where it is.
async function adoptGame(
  storage: IngestParts['storage'],
  main: NonNullable<WantedMedia['main']>,
): Promise<WantedMedia['main']> {
  const [folder] = main.source.files
  if (folder !== undefined) await storage.adoptDirectory(folder, `games/${main.id}`, START_PAGE)
  return { ...main, source: { ...main.source, files: [] } }
}
