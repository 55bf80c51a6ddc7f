/** Writes HLS playlists, which are static once their media are complete. RFC 8216bis. @spec decisions 10.7 */
import { SEGMENT_SECONDS } from '../transcode/ladder.ts'
import type { StoredSegment } from '../transcode/stored-segment.ts'

/** Bits per second as stored and sent: of the heaviest segment, and on average. */
export type Bits = { peak: number; average: number }

export type PackagedVideo = {
  name: string
  width: number
  height: number
  framesPerSecond: number
  codec: string
  bits: Bits
}

export type PackagedAudio = {
  name: string
  /** BCP 47; null: unknown. */
  language: string | null
  label: string
  channels: number
  codec: string
  bits: Bits
}

export type PackagedSubtitle = {
  name: string
  language: string
  label: string
  kind: 'subtitles' | 'captions'
  isForced: boolean
}

const AUDIO_GROUP = 'audio'
const SUBTITLE_GROUP = 'subtitles'

/**
 * Returns the playlist of one rendition, stored beside its segments; key URIs are relative, so that they inherit its address. With
 * `isGrowing` it says that more follows, and that playback starts at the beginning. RFC 8216bis section 4.4.3.5
 */
export function mediaPlaylist(segments: readonly StoredSegment[], { isGrowing = false } = {}): string {
  const longest = Math.max(1, ...segments.map(({ seconds }) => Math.round(seconds)))
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    // Must not change while the playlist grows.
    `#EXT-X-TARGETDURATION:${isGrowing ? Math.max(longest, SEGMENT_SECONDS) : longest}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    `#EXT-X-PLAYLIST-TYPE:${isGrowing ? 'EVENT' : 'VOD'}`,
    ...(isGrowing ? ['#EXT-X-START:TIME-OFFSET=0'] : []),
    '#EXT-X-INDEPENDENT-SEGMENTS',
    // Before the first key, so that it is unencrypted.
    '#EXT-X-MAP:URI="init.mp4"',
    ...segments.flatMap(({ name, seconds, encryption }) => [
      ...(encryption
        ? [
            `#EXT-X-KEY:METHOD=AES-128,URI="../key/${encryption.keyNumber}",IV=0x${encryption.vector.toString('hex')}`,
          ]
        : []),
      `#EXTINF:${seconds.toFixed(5)},`,
      name,
    ]),
    ...(isGrowing ? [] : ['#EXT-X-ENDLIST']),
  )
}

/** Returns a playlist with one WebVTT file as its only segment, as players expect for subtitles. */
export function subtitlePlaylist(file: string, durationSeconds: number): string {
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.ceil(durationSeconds))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${durationSeconds.toFixed(5)},`,
    file,
    '#EXT-X-ENDLIST',
  )
}

/** Returns the master playlist. Without `videos`, each of `audios` is a separate variant: music and books. */
export function masterPlaylist(media: {
  videos: readonly PackagedVideo[]
  audios: readonly PackagedAudio[]
  subtitles: readonly PackagedSubtitle[]
}): string {
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']
  if (media.videos.length === 0) return lines(...head, ...media.audios.flatMap(audioVariant))
  return lines(
    ...head,
    ...media.audios.map(audioEntry),
    ...media.subtitles.map(subtitleEntry),
    ...media.videos.flatMap((video) => videoVariant(video, media)),
  )
}

function audioVariant(audio: PackagedAudio): string[] {
  const { peak, average } = audio.bits
  return [
    `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},CODECS="${audio.codec}"`,
    `${audio.name}/index.m3u8`,
  ]
}

function audioEntry(audio: PackagedAudio, place: number): string {
  const attributes = [
    'TYPE=AUDIO',
    `GROUP-ID="${AUDIO_GROUP}"`,
    `NAME="${quoted(audio.label)}"`,
    ...(audio.language === null ? [] : [`LANGUAGE="${quoted(audio.language)}"`]),
    `DEFAULT=${place === 0 ? 'YES' : 'NO'}`,
    'AUTOSELECT=YES',
    `CHANNELS="${audio.channels}"`,
    `URI="${audio.name}/index.m3u8"`,
  ]
  return `#EXT-X-MEDIA:${attributes.join(',')}`
}

function subtitleEntry(subtitle: PackagedSubtitle): string {
  const attributes = [
    'TYPE=SUBTITLES',
    `GROUP-ID="${SUBTITLE_GROUP}"`,
    `NAME="${quoted(subtitle.label)}"`,
    `LANGUAGE="${quoted(subtitle.language)}"`,
    'DEFAULT=NO',
    'AUTOSELECT=YES',
    `FORCED=${subtitle.isForced ? 'YES' : 'NO'}`,
    ...(subtitle.kind === 'captions'
      ? [
          'CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound"',
        ]
      : []),
    `URI="subtitles/${subtitle.name}.m3u8"`,
  ]
  return `#EXT-X-MEDIA:${attributes.join(',')}`
}

function videoVariant(
  video: PackagedVideo,
  { audios, subtitles }: { audios: readonly PackagedAudio[]; subtitles: readonly PackagedSubtitle[] },
): string[] {
  const own = video.bits
  // RFC 8216bis section 4.4.6.2: with the heaviest combination of renditions.
  const sounds = audios.map(({ bits }) => bits)
  const attributes = [
    `BANDWIDTH=${own.peak + Math.max(0, ...sounds.map(({ peak }) => peak))}`,
    `AVERAGE-BANDWIDTH=${own.average + Math.max(0, ...sounds.map(({ average }) => average))}`,
    `CODECS="${[video.codec, ...new Set(audios.map(({ codec }) => codec))].join(',')}"`,
    `RESOLUTION=${video.width}x${video.height}`,
    `FRAME-RATE=${video.framesPerSecond.toFixed(3)}`,
    ...(audios.length > 0 ? [`AUDIO="${AUDIO_GROUP}"`] : []),
    ...(subtitles.length > 0 ? [`SUBTITLES="${SUBTITLE_GROUP}"`] : []),
    'CLOSED-CAPTIONS=NONE',
  ]
  return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, `${video.name}/index.m3u8`]
}

export function bitratesOf(segments: readonly StoredSegment[]): Bits {
  const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0)
  const bytes = segments.reduce((sum, segment) => sum + segment.bytes, 0)
  // Excludes a short last segment, whose single key frame makes its bit rate unrepresentative.
  const whole = segments.filter((segment) => segment.seconds >= 1)
  const heaviest = Math.max(
    0,
    ...(whole.length > 0 ? whole : segments).map((one) => (one.bytes * 8) / one.seconds),
  )
  return { peak: Math.ceil(heaviest), average: seconds > 0 ? Math.ceil((bytes * 8) / seconds) : 0 }
}

// A quoted string contains neither quotes nor line breaks. RFC 8216 section 4.2
function quoted(text: string): string {
  return text.replace(/["\p{Cc}]+/gu, ' ').trim()
}

function lines(...all: string[]): string {
  return `${all.join('\n')}\n`
}
