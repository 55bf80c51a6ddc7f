/**
 * What channels of a live source play: playlists of the rows that the worker wrote, by the same code as those of planned channels, in
 * whichever process is asked. @spec decisions 12.10
 */
import { Problem } from '@quintet/contracts/problem'
import { LIVE_SEGMENT_SECONDS, type LiveRendition } from '@quintet/domain/live-ingest'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database } from '@quintet/platform/db/database'
import type { ChannelFile } from './channel-file.ts'
import { channelMaster, type Listed, WINDOW_SECONDS, writePlaylist } from './live-playlist.ts'
import type { Packaged, Variant } from './packaged.ts'
import * as queries from './queries.ts'

export type IngestedChannels = {
  /** Whether something of it is on the air now, the card too. */
  isOnAir(channelId: number): Promise<boolean>
  /** What a name below a channel's address stands for. Throws `unknown_content`. */
  file(channelId: number, name: string): Promise<ChannelFile>
}

/** What is listed is at most so much older than the rows. */
const KNOWN_FOR_MS = 200
/** A channel that nobody works on for so long is off the air. */
const SILENT_MS = 60_000
const SEGMENTS = WINDOW_SECONDS / LIVE_SEGMENT_SECONDS

type Window = {
  assetId: string
  last: number
  endsAt: number
  out: readonly Listed[]
  texts: Map<string, string>
}
type Known = { askedAt: number; window: Promise<Window | null> }

export function serveIngested({ db, clock }: { db: Database; clock: Clock }): IngestedChannels {
  const known = new Map<number, Known>()

  const read = async (channelId: number, before: Promise<Window | null> | null): Promise<Window | null> => {
    const old = await before?.catch(() => null)
    const last = await queries.lastLiveSegment(db, channelId)
    if (last === null) return null
    if (old?.last === last) return old
    return toWindow(channelId, await queries.readLiveWindow(db, channelId, SEGMENTS))
  }

  const windowOf = (channelId: number): Promise<Window | null> => {
    const asked = known.get(channelId)
    if (asked && performance.now() - asked.askedAt < KNOWN_FOR_MS) return asked.window
    const window = read(channelId, asked?.window ?? null)
    known.set(channelId, { askedAt: performance.now(), window })
    window.catch(() => known.delete(channelId))
    return window
  }

  return {
    async isOnAir(channelId) {
      const window = await windowOf(channelId)
      return window !== null && window.endsAt > clock.now().getTime() - SILENT_MS
    },
    async file(channelId, name) {
      const window = await windowOf(channelId)
      if (!window) throw new Problem('unknown_content')
      if (name === 'master.m3u8')
        return { playlist: channelMaster(window.out.map(({ packaged }) => packaged)) }
      const rendition = /^([\w-]{1,20})\/index\.m3u8$/.exec(name)?.[1]
      if (rendition !== undefined) return { playlist: playlistIn(window, rendition) }
      const [, assetId, run, below = ''] =
        /^([\w-]+)\/(\d{1,9})\/(key\/\d{1,7}|[\w-]{1,20}\/(?:init\.mp4|\d{1,9}\.m4s))$/.exec(name) ?? []
      if (assetId !== window.assetId) throw new Problem('unknown_content')
      return { assetId, name: below.startsWith('key/') ? below : `${run}/${below}` }
    },
  }
}

function playlistIn({ out, texts }: Window, rendition: string): string {
  const made = texts.get(rendition)
  if (made !== undefined) return made
  // Its times go on over all runs already, for programs that follow no discontinuities.
  const text = writePlaylist(rendition, out, { targetSeconds: LIVE_SEGMENT_SECONDS })
  if (text === null) throw new Problem('unknown_content')
  texts.set(rendition, text)
  return text
}

function toWindow(channelId: number, { runs, segments }: queries.LiveWindow): Window | null {
  const newest = segments.at(-1)
  const [{ assetId } = { assetId: '' }] = runs
  if (!newest) return null
  const out = runs.flatMap(({ number, renditions }): Listed[] => {
    const own = segments.filter(({ run }) => run === number)
    const [first] = own
    if (!first) return []
    const slot = {
      itemId: channelId,
      assetId,
      seconds: 0,
      // It may go on.
      segments: Number.POSITIVE_INFINITY,
      startsAt: first.startsAt.getTime(),
      place: number,
      firstSegment: first.number,
    }
    return [{ slot, packaged: packagedRun(`${assetId}/${number}`, renditions, own), from: 0, to: own.length }]
  })
  const endsAt = newest.startsAt.getTime() + newest.seconds * 1000
  return { assetId, last: newest.number, endsAt, out, texts: new Map() }
}

function packagedRun(
  assetId: string,
  renditions: readonly LiveRendition[],
  segments: readonly queries.LiveSegmentRow[],
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
      [
        name,
        segments.map((segment) => ({
          name: `${segment.number}.m4s`,
          seconds: picture ? segment.seconds : segment.soundSeconds,
          key: `METHOD=AES-128,URI="../key/${segment.keyNumber}",IV=0x${vectorOf(place, segment.number)}`,
        })),
      ] as const,
  )
  return {
    assetId,
    videos: variants.slice(0, -1),
    sound,
    count: segments.length,
    ends: [],
    segmentsOf: new Map(listed),
  }
}

/** As the worker encrypts: the rendition's place and the segment's number. */
function vectorOf(place: number, segment: number): string {
  return (place + 1).toString(16).padStart(16, '0') + segment.toString(16).padStart(16, '0')
}
