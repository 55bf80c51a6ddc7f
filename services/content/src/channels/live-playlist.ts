/**
 * A channel's playlists, assembled from segments that are already packaged. Every rendition lists the same segments by number, with the
 * same discontinuities, so that a player can switch between them anywhere. RFC 8216 sections 4.3.3 and 6.2.2 @spec decisions 12.1
 */
import { LIVE_PART_HOLD_BACK_SECONDS, LIVE_PART_TARGET_SECONDS } from '@quintet/domain/live/live-ingest'
import {
  CHANNEL_TARGET_SECONDS,
  heightOf,
  type MediaSegment,
  type Packaged,
  type Variant,
} from './packaged.ts'
import type { Slot } from './slots.ts'

/** How far back a viewer can go, and how long they can pause. */
export const WINDOW_SECONDS = 300

/** A title with its media. */
export type Aired = { slot: Slot; packaged: Packaged }

/** A title, or a run of a live source, with the range of its segments that a playlist lists. */
export type Listed = Aired & { from: number; to: number }

const SOUND = 'sound'

/** The titles on the air in a window up to `now`, with the numbers of their available segments. */
function windowOf(aired: readonly Aired[], { now, windowSeconds }: Moment): Listed[] {
  return aired
    .map(({ slot, packaged }) => {
      const ends = packaged.ends.slice(0, slot.segments)
      const outAt = (seconds: number) => ends.filter((end) => end <= seconds).length
      const gone = (now - slot.startsAt) / 1000
      return { slot, packaged, from: outAt(gone - windowSeconds), to: outAt(gone) }
    })
    .filter(({ from, to }) => to > from)
}

type Moment = { now: number; windowSeconds: number }

/**
 * One rendition's playlist at `now`, in milliseconds; null if there is no such rendition. `until` is when it changes. If it is continuous,
 * segment names carry the time at which their title begins. With `ends` it ends with its last title.
 */
export function livePlaylist(
  rendition: string,
  aired: readonly Aired[],
  {
    now,
    windowSeconds = WINDOW_SECONDS,
    isContinuous = false,
    ends = false,
  }: Pick<Moment, 'now'> & { windowSeconds?: number; isContinuous?: boolean; ends?: boolean },
): { text: string; until: number } | null {
  const out = windowOf(aired, { now, windowSeconds })
  const last = out.at(-1)
  const isWhole = ends && last?.slot === aired.at(-1)?.slot && last?.to === last?.slot.segments
  const targetSeconds = CHANNEL_TARGET_SECONDS
  const text = writePlaylist(rendition, out, { isContinuous, isWhole, targetSeconds })
  return last && text !== null ? { text, until: nextEnd(last, aired) } : null
}

/** The same segments without keys and parts. */
export function withoutKeys(playlist: string): string {
  return playlist.replaceAll(
    /^#EXT-X-(?:KEY|PART|PART-INF|SERVER-CONTROL|PRELOAD-HINT|RENDITION-REPORT):.*\n/gm,
    '',
  )
}

type PlaylistForm = {
  isContinuous?: boolean
  /** True if nothing comes after it. */
  isWhole?: boolean
  targetSeconds: number
  /** The next part, if segments are listed in parts. */
  inParts?: InParts
}

/** `hint` is the next part in each rendition, null if there will be none; `last` is the newest one, for rendition reports. */
export type InParts = {
  hint: { name: string } | null
  last: { segment: number; part: number | null }
  renditions: readonly string[]
}

/** One rendition's playlist of the listed titles; null if there is no such rendition or nothing is listed. */
export function writePlaylist(
  rendition: string,
  out: readonly Listed[],
  { isContinuous = false, isWhole = false, targetSeconds, inParts }: PlaylistForm,
): string | null {
  const [first] = out
  if (!first) return null
  const titles = out.map(({ slot, packaged, from, to }) => {
    const name = renditionFor(rendition, packaged)
    return name === null ? null : linesOf({ slot, packaged, name, from, to, isContinuous })
  })
  if (!titles.every((lines) => lines !== null)) return null
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${targetSeconds}`,
    ...(inParts ? PARTS_HEAD : []),
    `#EXT-X-MEDIA-SEQUENCE:${first.slot.firstSegment + first.from}`,
    // Titles that left the window count in the discontinuity sequence: a title's number is its place in the channel.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first.slot.place}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...titles.flatMap((title, at) => (at === 0 ? title : ['#EXT-X-DISCONTINUITY', ...title])),
    ...(inParts ? partsTail(rendition, out.at(-1), inParts) : []),
    ...(isWhole ? ['#EXT-X-ENDLIST'] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** RFC 8216bis sections 4.4.3.7 and 4.4.3.8 */
const PARTS_HEAD = [
  `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${LIVE_PART_HOLD_BACK_SECONDS}`,
  `#EXT-X-PART-INF:PART-TARGET=${LIVE_PART_TARGET_SECONDS}`,
]

/** The part that a player may request in advance, and reports on the other renditions, which are as far as this one. */
function partsTail(
  rendition: string,
  newest: Listed | undefined,
  { hint, last, renditions }: InParts,
): string[] {
  const name = newest && renditionFor(rendition, newest.packaged)
  const part = last.part === null ? '' : `,LAST-PART=${last.part}`
  return [
    ...(hint && newest && name
      ? [`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="../${newest.packaged.assetId}/${name}/${hint.name}"`]
      : []),
    ...renditions
      .filter((other) => other !== rendition)
      .map((other) => `#EXT-X-RENDITION-REPORT:URI="../${other}/index.m3u8",LAST-MSN=${last.segment}${part}`),
  ]
}

/** When the next segment becomes available. */
function nextEnd({ slot, packaged, to }: Aired & { to: number }, aired: readonly Aired[]): number {
  const end = to < slot.segments ? packaged.ends[to] : undefined
  if (end !== undefined) return slot.startsAt + end * 1000
  const next = aired.find((one) => one.slot.place === slot.place + 1)
  return next ? next.slot.startsAt + (next.packaged.ends[0] ?? 0) * 1000 : slot.startsAt + slot.seconds * 1000
}

type Part = Aired & { name: string; from: number; to: number; isContinuous: boolean }

function linesOf({ slot, packaged, name, from, to, isContinuous }: Part): string[] {
  const moved = isContinuous ? `${Math.round(slot.startsAt)}/` : ''
  const segments = packaged.segmentsOf.get(name) ?? []
  const secondsBefore = segments.slice(0, from).reduce((sum, { seconds }) => sum + seconds, 0)
  let key = ''
  return [
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(slot.startsAt + secondsBefore * 1000).toISOString()}`,
    // Keys persist over discontinuities, and the initialisation is clear: without this a player would decrypt it with the last title's key.
    '#EXT-X-KEY:METHOD=NONE',
    `#EXT-X-MAP:URI="../${packaged.assetId}/${name}/init.mp4"`,
    ...segments.slice(from, to).flatMap((segment, at) => {
      const isNew = segment.key !== key
      key = segment.key
      return [
        ...(isNew && key !== ''
          ? [`#EXT-X-KEY:${key.replace('URI="../', `URI="../${packaged.assetId}/`)}`]
          : []),
        ...(segment.parts ?? []).map(
          (part, place) =>
            `#EXT-X-PART:DURATION=${part.seconds.toFixed(5)},URI="../${packaged.assetId}/${name}/${part.name}"${place === 0 ? ',INDEPENDENT=YES' : ''}`,
        ),
        ...(segment.isOpen
          ? []
          : [
              `#EXTINF:${secondsOf(segments, from + at, { slot, packaged }).toFixed(5)},`,
              `../${moved}${packaged.assetId}/${name}/${segment.name}`,
            ]),
      ]
    }),
  ]
}

// Sound and picture end some hundredths of a second apart: the last segment is declared to fill its title, or the error would add up to
// seconds in a day.
function secondsOf(segments: readonly MediaSegment[], at: number, { slot, packaged }: Aired): number {
  const own = segments[at]?.seconds ?? 0
  if (at !== slot.segments - 1) return own
  const before = segments.slice(0, at).reduce((sum, { seconds }) => sum + seconds, 0)
  return Math.max(0.001, (packaged.ends[at] ?? 0) - before)
}

/** The title's rendition for one of the channel's: the largest that is not larger, else its smallest. */
function renditionFor(rendition: string, { videos, sound }: Packaged): string | null {
  if (rendition === SOUND) return sound.name
  const height = Number(/^v-(\d{3,4})p$/.exec(rendition)?.[1] ?? Number.NaN)
  if (Number.isNaN(height)) return null
  const fitting = videos.filter((video) => rungOf(video) <= height).at(-1) ?? videos[0]
  return fitting?.name ?? null
}

const rungOf = ({ name }: Variant): number => Number(/\d{3,4}/.exec(name)?.[0] ?? 0)

/** The channel's master playlist: the renditions of the titles around now, each with its highest bit rate. */
export function channelMaster(packaged: readonly Packaged[]): string {
  const videos = [
    ...Map.groupBy(
      packaged.flatMap(({ videos: each }) => each),
      ({ name }) => name,
    ).values(),
  ]
  const sounds = packaged.map(({ sound }) => sound)
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']
  const heard = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="1",DEFAULT=YES,AUTOSELECT=YES'
  const variants =
    videos.length === 0
      ? variantLines(sounds, SOUND)
      : [
          `${heard},URI="${SOUND}/index.m3u8"`,
          ...videos
            .toSorted((one, other) => Math.max(...one.map(heightOf)) - Math.max(...other.map(heightOf)))
            .flatMap((group) => variantLines(group, group[0]?.name ?? '')),
        ]
  return `${[...head, ...variants].join('\n')}\n`
}

function variantLines(group: readonly Variant[], name: string): string[] {
  const most = (of: (variant: Variant) => number) => Math.max(...group.map(of))
  // The highest profile and level of each codec: a player that supports these supports the others.
  const codecs = [
    ...Map.groupBy(
      group.flatMap(({ codecs: each }) => each),
      (codec) => codec.slice(0, 4),
    ).values(),
  ]
  const picture = group.toSorted((one, other) => heightOf(other) - heightOf(one))[0]?.picture
  const attributes = [
    `BANDWIDTH=${most(({ peak }) => peak)}`,
    `AVERAGE-BANDWIDTH=${most(({ average }) => average)}`,
    `CODECS="${codecs.map((each) => each.toSorted().at(-1)).join(',')}"`,
    ...(picture
      ? [
          `RESOLUTION=${picture.width}x${picture.height}`,
          `FRAME-RATE=${picture.framesPerSecond}`,
          'AUDIO="audio"',
          'CLOSED-CAPTIONS=NONE',
        ]
      : []),
  ]
  return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, `${name}/index.m3u8`]
}
