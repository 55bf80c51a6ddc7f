/** Previews an import of uploads: reads them where they wait, as if they were in the library. @spec decisions 13.37 */
import {
  PREVIEW_ENTRIES,
  PREVIEW_LETTERS,
  PREVIEW_LINES,
  type ToldChange,
  type UploadPreview,
} from '@quintet/contracts/operator/upload-preview'
import type { Language } from '@quintet/domain/basics/languages'
import { LibraryError, type Place } from '@quintet/media-files/library/library-folder'
import {
  type FieldChange,
  type ImportOptions,
  type ImportPreview,
  previewImport,
  type PreviewedTitle,
} from '../ingest/index.ts'
import { entryOf } from './places.ts'
import { importedWith, placeUploads, type Placing } from './placing.ts'
import * as queries from './queries.ts'
import type { UploadParts } from './service.ts'
import type { LibraryToCome, Placed } from './store.ts'

type Looking = Pick<ImportOptions, 'signal' | 'onProgress'>

/** Titles are named in the language. */
export type PreviewWanted = Placing & { language: Language }

type LookingIn = Looking & { language: Language }

/** Leaves nothing written. Throws as `takeUploads` does, `TooMuchToBring`, and the signal's reason when interrupted. */
export async function previewUploads(
  parts: Pick<UploadParts, 'db' | 'clock' | 'store'>,
  wanted: PreviewWanted,
  looking: Looking = {},
): Promise<UploadPreview> {
  const rows = await queries.selectArrived(parts.db, wanted.ids, wanted.operator)
  const placed = await placeUploads(parts, rows, wanted)
  return parts.store.withLibraryToCome(
    placed,
    async (library) =>
      told(
        await previewPlaces(parts, placed, { library, looking: { ...looking, language: wanted.language } }),
      ),
    looking.signal,
  )
}

async function previewPlaces(
  parts: Pick<UploadParts, 'db' | 'clock'>,
  placed: readonly Placed[],
  { library: { folder, knownAs, coming }, looking }: { library: LibraryToCome; looking: LookingIn },
): Promise<ImportPreview[]> {
  const previews: ImportPreview[] = []
  let before = 0
  for (const place of placesOf(folder, placed)) {
    let here = 0
    const preview = await previewPlace(
      parts,
      { ...place, coming },
      {
        ...looking,
        ...(knownAs ? { knownAs } : {}),
        onProgress(at) {
          if (at.phase !== 'reading') return
          here = at.total
          looking.onProgress?.({ ...at, done: before + at.done, total: before + at.total })
        },
      },
    )
    before += here
    // Only the previewed part of a section was downloaded from the bucket, so nothing counts as missing.
    previews.push(knownAs && isSection(place) ? { ...preview, gone: [] } : preview)
  }
  return previews
}

const isSection = ({ within, section }: Place) => within === `${section}/`

/** The places to import; a section includes everything in it. */
function placesOf(folder: string, placed: readonly Placed[]): Place[] {
  const all = placed.map(({ place }) => {
    const entry = entryOf(place)
    return importedWith(folder, entry, place !== entry)
  })
  const within = new Map(all.map((place) => [place.within, place]))
  const places = [...within.values()]
  const whole = places.find(isSection)
  return whole ? [whole] : places
}

async function previewPlace(
  parts: Pick<UploadParts, 'db' | 'clock'>,
  place: Place,
  looking: LookingIn & Pick<ImportOptions, 'knownAs'>,
): Promise<ImportPreview> {
  try {
    return await previewImport(parts, place, looking)
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
    const failed = [{ path: place.within, reason: error.message }]
    return { titles: [], unchanged: 0, gone: [], failed, ignored: [] }
  }
}

function told(previews: readonly ImportPreview[]): UploadPreview {
  const titles = previews.flatMap((preview) => preview.titles)
  return {
    added: firstOf(
      titles.filter(({ id }) => id === null),
      (title) => title,
    ),
    changed: firstOf(titles.filter(isKnown), (title) => ({
      ...title,
      fields: title.fields.map(shortened),
      kept: title.kept.map(shortened),
    })),
    unchanged: previews.reduce((sum, { unchanged }) => sum + unchanged, 0),
    gone: firstOf(previews.flatMap(({ gone }) => gone)),
    failed: firstOf(previews.flatMap(({ failed }) => failed)),
    leftOut: firstOf(previews.flatMap(({ ignored }) => ignored)),
  }
}

const isKnown = (title: PreviewedTitle): title is PreviewedTitle & { id: number } => title.id !== null

function firstOf<Found, Told = Found>(
  all: readonly Found[],
  tell: (found: Found) => Told = (found) => found as unknown as Told,
): { total: number; first: Told[] } {
  return { total: all.length, first: all.slice(0, PREVIEW_LINES).map(tell) }
}

function shortened({ field, before, after }: FieldChange): ToldChange {
  const [one, other] = [shorten(before), shorten(after)]
  return { field, before: one.value, after: other.value, isCut: one.isCut || other.isCut }
}

/** A field's value is a text, a list, or an object of these. */
function shorten(value: unknown): { value: unknown; isCut: boolean } {
  if (typeof value === 'string' && value.length > PREVIEW_LETTERS)
    return { value: `${value.slice(0, PREVIEW_LETTERS).toWellFormed()} …`, isCut: true }
  if (Array.isArray(value))
    return { value: value.slice(0, PREVIEW_ENTRIES), isCut: value.length > PREVIEW_ENTRIES }
  if (typeof value !== 'object' || value === null) return { value, isCut: false }
  const entries = Object.entries(value).map(([name, each]) => [name, shorten(each)] as const)
  return {
    value: Object.fromEntries(entries.map(([name, each]) => [name, each.value])),
    isCut: entries.some(([, each]) => each.isCut),
  }
}
