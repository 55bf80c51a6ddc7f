/**
 * What channels with a live source play: playlists from the rows that the worker wrote, built by the same code as those of planned
 * channels, in any process. @spec decisions 12.10, decisions 12.14
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@quintet/contracts/problem'
import { LIVE_SEGMENT_SECONDS, type LiveRendition } from '@quintet/domain/live/live-ingest'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database } from '@quintet/platform/db/database'
import { type AwaitedPiece, isThere, isTooFarAhead, readPartName } from './awaited-piece.ts'
import type { ChannelFile } from './channel-file.ts'
import {
  channelMaster,
  type InParts,
  type Listed,
  WINDOW_SECONDS,
  withoutKeys,
  writePlaylist,
} from './live-playlist.ts'
import type { MediaSegment, Packaged, Variant } from './packaged.ts'
import * as queries from './queries.ts'

export type IngestedChannels = {
  /** True if the channel is on the air now, even if only with its card. */
  isOnAir(channelId: number): Promise<boolean>
  /**
   * Resolves a name below a channel's address; a playlist only once it contains what is awaited. `isClear`: without encryption. Throws
   * `unknown_content`.
   */
  file(
    channelId: number,
    name: string,
    how?: { awaited?: AwaitedPiece | undefined; isClear?: boolean },
  ): Promise<ChannelFile>
}

/** Playlists lag behind the rows by at most this much. */
const KNOWN_FOR_MS = 200
/** The same limit for a channel in parts, while a player waits for the next one. */
const LOOK_MS = 50
/** After this, a waiting player gets what there is. */
const WAIT_MS = 3 * LIVE_SEGMENT_SECONDS * 1000
/** A channel without a new segment for this long is off the air. */
const SILENT_MS = 60_000
const SEGMENTS = WINDOW_SECONDS / LIVE_SEGMENT_SECONDS
/** Several times the renditions of a source. */
const TEXTS_MAX = 20

type Window = {
  assetId: string
  /** The piece it was built up to; if it differs, there are newer ones. */
  newest: string
  /** The newest complete segment, and the number of parts after it. */
  segment: number
  openParts: number
  endsAt: number
  out: readonly Listed[]
  /** Null if its segments are only listed whole. */
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

  /** Waits until the window contains what is awaited. */
  const windowWith = async (channelId: number, awaited: AwaitedPiece): Promise<Window | null> => {
    const until = performance.now() + WAIT_MS
    for (;;) {
      const window = await windowOf(channelId, LOOK_MS)
      // Without parts the playlist never offered to wait.
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
    async file(channelId, name, { awaited, isClear = false } = {}) {
      const window = await (awaited ? windowWith(channelId, awaited) : windowOf(channelId))
      if (!window) throw new Problem('unknown_content')
      if (name === 'master.m3u8')
        return { playlist: channelMaster(window.out.map(({ packaged }) => packaged)) }
      const rendition = /^([\w-]{1,20})\/index\.m3u8$/.exec(name)?.[1]
      if (rendition !== undefined) {
        const playlist = playlistIn(window, rendition)
        return { playlist: isClear ? withoutKeys(playlist) : playlist }
      }
      const [, assetId, run, below = ''] =
        /^([\w-]+)\/(\d{1,9})\/(key\/\d{1,7}|[\w-]{1,20}\/(?:init\.mp4|\d{1,9}(?:\.\d{1,2})?\.m4s))$/.exec(
          name,
        ) ?? []
      if (assetId !== window.assetId) throw new Problem('unknown_content')
      // Players request hinted parts before they exist. RFC 8216bis section 6.2.6
      const hinted = readPartName(below)
      if (hinted) await windowWith(channelId, hinted)
      if (below.startsWith('key/')) return { assetId, name: below }
      const file = { assetId, name: `${run}/${below}` }
      if (!isClear || !below.endsWith('.m4s')) return file
      return { ...file, remake: { toMs: null, keyLine: keyOf(window, file.name), isClear } }
    },
  }
}

/** The key of a listed segment, by its name below the asset. Throws `unknown_content`. */
function keyOf({ assetId, out }: Window, name: string): string {
  for (const { packaged } of out)
    for (const [rendition, segments] of packaged.segmentsOf) {
      const folder = `${packaged.assetId}/${rendition}/`
      const found = segments.find((segment) => folder + segment.name === `${assetId}/${name}`)
      if (found) return found.key
    }
  throw new Problem('unknown_content')
}

function playlistIn({ out, inParts, texts }: Window, rendition: string): string {
  const made = texts.get(rendition)
  if (made !== undefined) return made
  // Its times already continue over all runs, for programs that cannot follow discontinuities.
  const form = { targetSeconds: LIVE_SEGMENT_SECONDS, ...(inParts ? { inParts } : {}) }
  const text = writePlaylist(rendition, out, form)
  if (text === null) throw new Problem('unknown_content')
  // It answers any height, so one member could otherwise have thousands kept.
  if (texts.size < TEXTS_MAX) texts.set(rendition, text)
  return text
}

function toWindow(
  { channelId, newest }: { channelId: number; newest: string },
  { hasParts, runs, segments, parts }: queries.LiveWindow,
): Window | null {
  const segment = segments.at(-1)?.number ?? 0
  // Parts of a segment that started while these rows were read are left for the next read.
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
      // It may continue.
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

/** A segment with its parts, in order; if it is open, these are all there are so far. */
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

/** The next expected part of the same run, if it comes in parts. */
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

/** The initialisation vector as the worker forms it: the rendition's place and the segment's number. */
function vectorOf(place: number, segment: number): string {
  return (place + 1).toString(16).padStart(16, '0') + segment.toString(16).padStart(16, '0')
}
