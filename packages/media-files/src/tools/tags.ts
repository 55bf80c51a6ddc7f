/** Reads the tags of a media file: title, people, cover. Chapters come from `probe`, whose units are right in every format. */
import { readFlacCueSheet } from './flac-cue-sheet.ts'
import type { ICommonTagsResult } from 'music-metadata'
import { MediaToolError } from './media-tool-error.ts'

export type MediaTags = {
  title?: string
  artist?: string
  albumArtist?: string
  album?: string
  track?: number
  disc?: number
  year?: number
  genres: string[]
  composer?: string
  /** The musical work that it plays, and which movement of it. */
  work?: string
  movement?: string
  movementNumber?: number
  publisher?: string
  language?: string
  comment?: string
  /** The embedded cue sheet of a file with a whole disc, verbatim; FLAC's binary one is converted to text. */
  cueSheet?: string
  cover?: { bytes: Uint8Array; mediaType: string }
}

type Written = { id: string; value: unknown }

const TEXT_MAX = 10_000
const CUE_MAX = 200_000
const COVER_MAX_BYTES = 30 * 1024 * 1024

/** Reads the tags of a file; the result is empty if it has none. Throws a MediaToolError `refused` if it is not media. */
export async function readTags(file: string, options: { withCover?: boolean } = {}): Promise<MediaTags> {
  // Loaded with the first file, not on every server start.
  const { parseFile } = await import('music-metadata')
  const { common, native, format } = await parseFile(file, {
    skipCovers: !options.withCover,
    duration: false,
  }).catch((error: unknown) => {
    throw new MediaToolError('refused', 'Its tags cannot be read.', { cause: error })
  })
  const written = Object.values(native).flat()
  const picture = common.picture?.find(({ type }) => /front/i.test(type ?? '')) ?? common.picture?.[0]
  const facts = {
    title: clean(common.title),
    artist: clean(common.artist) ?? clean(common.artists?.join(', ')),
    albumArtist: clean(common.albumartist),
    album: clean(common.album),
    track: common.track.no ?? undefined,
    disc: common.disk.no ?? undefined,
    year: common.year,
    composer: clean(common.composer?.join(', ')),
    ...workIn(common, written),
    publisher: clean(common.publisher?.join(', ') ?? common.label?.join(', ')),
    language: clean(common.language),
    comment: clean(common.description?.join('\n') ?? writtenComment(common.comment)),
    cueSheet:
      cueSheetIn(written) ??
      (format.container === 'FLAC'
        ? (await readFlacCueSheet(file, format.sampleRate ?? 0, written))?.slice(0, CUE_MAX)
        : undefined),
    cover:
      picture && picture.data.length <= COVER_MAX_BYTES
        ? { bytes: picture.data, mediaType: picture.format }
        : undefined,
  }
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
  return { ...known, genres: (common.genre ?? []).flatMap((genre) => clean(genre) ?? []) }
}

/**
 * As written by iTunes, Picard and foobar2000: https://picard-docs.musicbrainz.org/en/appendices/tag_mapping.html
 * ID3's TIT1 is a work if a movement accompanies it, otherwise an arbitrary grouping.
 */
function workIn(
  { work, movement, movementIndex, grouping }: ICommonTagsResult,
  written: readonly Written[],
): Pick<MediaTags, 'work' | 'movement' | 'movementNumber'> {
  const [own, name, number] = ['WORK', 'MOVEMENTNAME', 'MOVEMENT'].map((id) => textOf(id, written))
  const ofMovement = clean(movement) ?? name
  const count = movementIndex.no ?? Number.parseInt(number ?? '', 10)
  const found = clean(work) ?? own ?? (ofMovement === undefined ? undefined : clean(grouping))
  return {
    ...(found === undefined ? {} : { work: found }),
    ...(ofMovement === undefined ? {} : { movement: ofMovement }),
    ...(count > 0 ? { movementNumber: count } : {}),
  }
}

/** Finds a tag by the name shared by Vorbis comments, APE and ID3's user-defined text (`TXXX`). */
function textOf(name: string, tags: readonly Written[]): string | undefined {
  const found = tags.find(({ id }) => id.toUpperCase().replace(/^TXXX:/, '') === name)?.value
  return typeof found === 'string' ? clean(found) : undefined
}

// As rippers write it into Vorbis comments and APE tags: https://wiki.hydrogenaud.io/index.php?title=Cue_sheet
function cueSheetIn(tags: readonly Written[]): string | undefined {
  const written = tags.find(({ id }) => id.toUpperCase() === 'CUESHEET')?.value
  return typeof written === 'string' ? written.slice(0, CUE_MAX) : undefined
}

// Programs store figures of their own in comments; those have a description or are bare numbers.
function writtenComment(comments: { descriptor?: string; text?: string }[] | undefined): string | undefined {
  return comments?.find(({ descriptor, text }) => !descriptor && /\p{L}{2}/u.test(text ?? ''))?.text
}

// Control characters are not text, and PostgreSQL rejects NUL.
function clean(text: string | undefined): string | undefined {
  return (
    text
      ?.replace(/[^\P{Cc}\n]/gu, '')
      .toWellFormed()
      .trim()
      .slice(0, TEXT_MAX) || undefined
  )
}
