/**
 * What channels of a live source play: playlists of the rows that the worker wrote, by the same code as those of planned channels, in
 * whichever process is asked. @spec decisions 12.10, decisions 12.14
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@quintet/contracts/problem'
import { LIVE_SEGMENT_SECONDS, type LiveRendition } from '@quintet/domain/live-ingest'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database } from '@quintet/platform/db/database'
import { type AwaitedPiece, isThere, isTooFarAhead, readPartName } from './awaited-piece.ts'
import type { ChannelFile } from './channel-file.ts'
import { channelMaster, type InParts, type Listed, WINDOW_SECONDS, writePlaylist } from './live-playlist.ts'
import type { MediaSegment, Packaged, Variant } from './packaged.ts'
import * as queries from './queries.ts'

export type IngestedChannels = {
  /** Whether something of it is on the air now, the card too. */
  isOnAir(channelId: number): Promise<boolean>
  /** What a name below a channel's address stands for; a playlist once it has what is awaited. Throws `unknown_content`. */
  file(channelId: number, name: string, awaited?: AwaitedPiece): Promise<ChannelFile>
}

/** What is listed is at most so much older than the rows. */
const KNOWN_FOR_MS = 200
/** And of a channel in parts, where a player waits for the next one. */
const LOOK_MS = 50
/** Who waits longer is answered with what there is. */
const WAIT_MS = 3 * LIVE_SEGMENT_SECONDS * 1000
/** A channel that nobody works on for so long is off the air. */
const SILENT_MS = 60_000
const SEGMENTS = WINDOW_SECONDS / LIVE_SEGMENT_SECONDS

type Window = {
  assetId: string
  /** What it was made of: another one is newer. */
  newest: string
  /** The newest whole segment, and the parts after it. */
  segment: number
  openParts: number
  endsAt: number
  out: readonly Listed[]
  /** Null: its segments are listed whole. */
  inParts: InParts | null
  texts: Map<string, string>
}
type Known = { askedAt: number; window: Promise<Window | null> }

export function serveIngested({ db, clock }: { db: Database; clock: Clock }): IngestedChannels {
  const known = new Map<number, Known>()

  const read = async (channelId: number, before: Promise<Window | null> | null): Promise<Window | null> => {
    const old = await before?.catch(() => null)
    const newest = await queries.newestLivePiece(db, channelId)
    if (newest === null) return null
    if (old?.newest === newest) return old
    return toWindow({ channelId, newest }, await queries.readLiveWindow(db, channelId, SEGMENTS))
  }

  const windowOf = (channelId: number, knownForMs = KNOWN_FOR_MS): Promise<Window | null> => {
    const asked = known.get(channelId)
    if (asked && performance.now() - asked.askedAt < knownForMs) return asked.window
    const window = read(channelId, asked?.window ?? null)
    known.set(channelId, { askedAt: performance.now(), window })
    window.catch(() => known.delete(channelId))
    return window
  }

  /** As soon as it has what is awaited. */
  const windowWith = async (channelId: number, awaited: AwaitedPiece): Promise<Window | null> => {
    const until = performance.now() + WAIT_MS
    for (;;) {
      const window = await windowOf(channelId, LOOK_MS)
      // Without parts nothing was promised.
      if (!window?.inParts || isThere(awaited, window) || performance.now() > until) return window
      if (isTooFarAhead(awaited, window)) throw new Problem('invalid_request')
      await sleep(LOOK_MS)
    }
  }

  return {
    async isOnAir(channelId) {
      const window = await windowOf(channelId)
      return window !== null && window.endsAt > clock.now().getTime() - SILENT_MS
    },
    async file(channelId, name, awaited) {
      const window = await (awaited ? windowWith(channelId, awaited) : windowOf(channelId))
      if (!window) throw new Problem('unknown_content')
      if (name === 'master.m3u8')
        return { playlist: channelMaster(window.out.map(({ packaged }) => packaged)) }
      const rendition = /^([\w-]{1,20})\/index\.m3u8$/.exec(name)?.[1]
      if (rendition !== undefined) return { playlist: playlistIn(window, rendition) }
      const [, assetId, run, below = ''] =
        /^([\w-]+)\/(\d{1,9})\/(key\/\d{1,7}|[\w-]{1,20}\/(?:init\.mp4|\d{1,9}(?:\.\d{1,2})?\.m4s))$/.exec(
          name,
        ) ?? []
      if (assetId !== window.assetId) throw new Problem('unknown_content')
      // Players ask for what was hinted at before it is there. RFC 8216bis section 6.2.6
      const hinted = readPartName(below)
      if (hinted) await windowWith(channelId, hinted)
      return { assetId, name: below.startsWith('key/') ? below : `${run}/${below}` }
    },
  }
}

function playlistIn({ out, inParts, texts }: Window, rendition: string): string {
  const made = texts.get(rendition)
  if (made !== undefined) return made
  // Its times go on over all runs already, for programs that follow no discontinuities.
  const form = { targetSeconds: LIVE_SEGMENT_SECONDS, ...(inParts ? { inParts } : {}) }
  const text = writePlaylist(rendition, out, form)
  if (text === null) throw new Problem('unknown_content')
  texts.set(rendition, text)
  return text
}

function toWindow(
  { channelId, newest }: { channelId: number; newest: string },
  { hasParts, runs, segments, parts }: queries.LiveWindow,
): Window | null {
  const segment = segments.at(-1)?.number ?? 0
  // What was begun while these rows were read is told the next time.
  const open = parts.filter(({ number }) => number === segment + 1)
  const last = open.at(-1) ?? segments.at(-1)
  const [{ assetId } = { assetId: '' }] = runs
  if (!last) return null
  const pieces = piecesOf(segments, parts, open)
  const out = runs.flatMap(({ number, renditions }): Listed[] => {
    const own = pieces.filter(({ row }) => row.run === number)
    const [first] = own
    if (!first) return []
    const slot = {
      itemId: channelId,
      assetId,
      seconds: 0,
      // It may go on.
      segments: Number.POSITIVE_INFINITY,
      startsAt: first.row.startsAt.getTime(),
      place: number,
      firstSegment: first.row.number,
    }
    return [{ slot, packaged: packagedRun(`${assetId}/${number}`, renditions, own), from: 0, to: own.length }]
  })
  return {
    assetId,
    newest,
    segment,
    openParts: open.length,
    endsAt: last.startsAt.getTime() + last.seconds * 1000,
    out,
    inParts: hasParts ? inPartsOf(out, pieces, open.length) : null,
    texts: new Map(),
  }
}

/** A segment with its parts, in order; of the one that is being made these are all. */
type Piece = { row: queries.LiveSegmentRow; parts: readonly queries.LivePartRow[]; isOpen: boolean }

function piecesOf(
  segments: readonly queries.LiveSegmentRow[],
  parts: readonly queries.LivePartRow[],
  open: readonly queries.LivePartRow[],
): Piece[] {
  const partsOf = Map.groupBy(parts, ({ number }) => number)
  const whole = segments.map((row) => ({ row, parts: partsOf.get(row.number) ?? [], isOpen: false }))
  const [first] = open
  return first ? [...whole, { row: first, parts: open, isOpen: true }] : whole
}

/** What follows: the next part of the same run, where that one comes in parts. */
function inPartsOf(out: readonly Listed[], pieces: readonly Piece[], openParts: number): InParts {
  const newest = pieces.at(-1)
  const number = newest?.row.number ?? 0
  const count = newest?.parts.length ?? 0
  const next = openParts > 0 ? `${number}.${openParts}.m4s` : `${number + 1}.0.m4s`
  const renditions = out.flatMap(({ packaged }) => packaged.videos.map(({ name }) => name))
  return {
    hint: count > 0 ? { name: next } : null,
    last: { segment: number, part: count > 0 ? count - 1 : null },
    renditions: [...new Set([...renditions, 'sound'])],
  }
}

function packagedRun(
  assetId: string,
  renditions: readonly LiveRendition[],
  pieces: readonly Piece[],
): Packaged {
  const heard = renditions.at(-1)?.codec ?? ''
  const variants = renditions.map(({ name, codec, bitsPerSecond, picture }): Variant => ({
    name,
    peak: bitsPerSecond,
    average: bitsPerSecond,
    codecs: picture ? [codec, heard] : [codec],
    picture,
  }))
  const sound = variants.at(-1)
  if (!sound) throw new Error(`A run without sound: ${assetId}`)
  const listed = renditions.map(
    ({ name, picture }, place) =>
      [name, pieces.map((piece) => toSegment(piece, { place, isSound: picture === null }))] as const,
  )
  return {
    assetId,
    videos: variants.slice(0, -1),
    sound,
    count: pieces.length,
    ends: [],
    segmentsOf: new Map(listed),
  }
}

function toSegment(
  { row, parts, isOpen }: Piece,
  { place, isSound }: { place: number; isSound: boolean },
): MediaSegment {
  const lengthOf = (each: queries.LiveSegmentRow) => (isSound ? each.soundSeconds : each.seconds)
  return {
    name: `${row.number}.m4s`,
    seconds: lengthOf(row),
    key: `METHOD=AES-128,URI="../key/${row.keyNumber}",IV=0x${vectorOf(place, row.number)}`,
    parts: parts.map((part) => ({ name: `${part.number}.${part.place}.m4s`, seconds: lengthOf(part) })),
    isOpen,
  }
}

/** As the worker encrypts: the rendition's place and the segment's number. */
function vectorOf(place: number, segment: number): string {
  return (place + 1).toString(16).padStart(16, '0') + segment.toString(16).padStart(16, '0')
}
