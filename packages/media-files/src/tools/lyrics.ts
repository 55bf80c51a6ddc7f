/** Reads embedded lyrics verbatim: USLT and SYLT of ID3, LYRICS of Vorbis comments and APE, ©lyr of MP4. */
import { z } from 'zod'

/** `lines`: timed in seconds and split as in the file, possibly by syllables; otherwise `text`, which may contain LRC. */
export type EmbeddedLyrics = { language?: string | undefined } & (
  | { text: string }
  | { lines: { at: number; text: string }[] }
)

const TEXT_TAGS = new Set(['LYRICS', 'UNSYNCEDLYRICS', 'SYNCEDLYRICS', '©LYR', 'WM/LYRICS', 'USLT', 'ULT'])
const MILLISECONDS = 2
/** ID3's content types of timed text that count as lyrics: other, lyrics, text; the rest are events, chords and trivia. */
const SUNG_MAX = 2
const TEXT_MAX = 200_000

const language = z.string().optional().catch(undefined)
const PlainText = z
  .string()
  .transform((text) => ({ text }))
  .or(z.object({ text: z.string(), language }))
const TimedText = z.object({
  language,
  contentType: z.number().max(SUNG_MAX),
  timeStampFormat: z.literal(MILLISECONDS),
  syncText: z.array(z.object({ text: z.string(), timestamp: z.number() })),
})

/** Returns a file's lyrics, timed ones first. Empty if it has none or is not media. */
export async function readLyrics(file: string): Promise<EmbeddedLyrics[]> {
  const { parseFile } = await import('music-metadata')
  const parsed = await parseFile(file, { skipCovers: true, duration: false }).catch(() => null)
  // The library's own LRC parser drops offsets, repeated lines and word times, so the tags are taken verbatim.
  const tags = Object.values(parsed?.native ?? {}).flat()
  const timed = tags.filter(({ id }) => id === 'SYLT').flatMap(({ value }) => timedOf(value))
  const plain = tags
    .filter(({ id }) => TEXT_TAGS.has(id.toUpperCase()))
    .flatMap(({ value }) => plainOf(value))
  return [...timed, ...plain]
}

function timedOf(value: unknown): EmbeddedLyrics[] {
  const { data } = TimedText.safeParse(value)
  if (!data || data.syncText.length === 0) return []
  const lines = data.syncText.map(({ text, timestamp }) => ({ at: timestamp / 1000, text }))
  return [{ language: data.language, lines }]
}

function plainOf(value: unknown): EmbeddedLyrics[] {
  const { data } = PlainText.safeParse(value)
  return data && data.text.trim() !== '' ? [{ ...data, text: data.text.slice(0, TEXT_MAX) }] : []
}
