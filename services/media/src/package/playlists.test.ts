import assert from 'node:assert/strict'
import { test } from 'node:test'
import { vectorOf } from '../encrypt/segments.ts'
import { bitratesOf, masterPlaylist, mediaPlaylist, subtitlePlaylist } from './playlists.ts'
import type { StoredSegment } from '../transcode/stored-segment.ts'

const segments = (bytes: number, isEncrypted = true): StoredSegment[] =>
  [4, 4.25, 1.25].map((seconds, place) => ({
    name: `0000${place + 1}.m4s`,
    seconds,
    bytes: Math.round(bytes * seconds),
    encryption: isEncrypted ? { keyNumber: place < 2 ? 1 : 2, vector: vectorOf(3, place) } : null,
  }))

test('a rendition lists its clear init segment first, then each segment with its key and vector', () => {
  assert.equal(
    mediaPlaylist(segments(1000)),
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MAP:URI="init.mp4"
#EXT-X-KEY:METHOD=AES-128,URI="../key/1",IV=0x00000000000000040000000000000000
#EXTINF:4.00000,
00001.m4s
#EXT-X-KEY:METHOD=AES-128,URI="../key/1",IV=0x00000000000000040000000000000001
#EXTINF:4.25000,
00002.m4s
#EXT-X-KEY:METHOD=AES-128,URI="../key/2",IV=0x00000000000000040000000000000002
#EXTINF:1.25000,
00003.m4s
#EXT-X-ENDLIST
`,
  )
})

test('a trailer lists no keys', () => {
  assert.equal(
    mediaPlaylist(segments(1000, false)),
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MAP:URI="init.mp4"
#EXTINF:4.00000,
00001.m4s
#EXTINF:4.25000,
00002.m4s
#EXTINF:1.25000,
00003.m4s
#EXT-X-ENDLIST
`,
  )
})

test('the playlist of an unfinished film starts playback at the beginning and says that more follows', () => {
  assert.equal(
    mediaPlaylist(segments(1000, false).slice(0, 1), { isGrowing: true }),
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:EVENT
#EXT-X-START:TIME-OFFSET=0
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MAP:URI="init.mp4"
#EXTINF:4.00000,
00001.m4s
`,
  )
})

test('a film lists sound and subtitles as groups, and variants from small to large', () => {
  const video = { framesPerSecond: 24000 / 1001, codec: 'avc1.64001f' }
  const audio = { codec: 'mp4a.40.2', channels: 2 }
  assert.equal(
    masterPlaylist({
      videos: [
        { ...video, name: 'v-360p', width: 640, height: 360, bits: bitratesOf(segments(100_000)) },
        { ...video, name: 'v-720p', width: 1280, height: 720, bits: bitratesOf(segments(400_000)) },
      ],
      audios: [
        { ...audio, name: 'a-0', language: 'de', label: 'Deutsch "neu"', bits: bitratesOf(segments(20_000)) },
        { ...audio, name: 'a-1', language: null, label: '2', bits: bitratesOf(segments(16_000)) },
      ],
      subtitles: [
        { name: 'de', language: 'de', label: 'Deutsch', kind: 'subtitles', isForced: false },
        { name: 'en', language: 'en', label: 'English', kind: 'captions', isForced: false },
      ],
    }),
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="Deutsch  neu",LANGUAGE="de",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="a-0/index.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="2",DEFAULT=NO,AUTOSELECT=YES,CHANNELS="2",URI="a-1/index.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="Deutsch",LANGUAGE="de",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="subtitles/de.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound",URI="subtitles/en.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=960000,AVERAGE-BANDWIDTH=960000,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=640x360,FRAME-RATE=23.976,AUDIO="audio",SUBTITLES="subtitles",CLOSED-CAPTIONS=NONE
v-360p/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=3360000,AVERAGE-BANDWIDTH=3360000,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=1280x720,FRAME-RATE=23.976,AUDIO="audio",SUBTITLES="subtitles",CLOSED-CAPTIONS=NONE
v-720p/index.m3u8
`,
  )
})

test('a silent film lists neither sound nor subtitles', () => {
  assert.equal(
    masterPlaylist({
      videos: [
        {
          name: 'v-360p',
          width: 640,
          height: 360,
          framesPerSecond: 25,
          codec: 'avc1.64001e',
          bits: bitratesOf(segments(100_000)),
        },
      ],
      audios: [],
      subtitles: [],
    }),
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=800000,AVERAGE-BANDWIDTH=800000,CODECS="avc1.64001e",RESOLUTION=640x360,FRAME-RATE=25.000,CLOSED-CAPTIONS=NONE
v-360p/index.m3u8
`,
  )
})

test('music has a single audio variant', () => {
  assert.equal(
    masterPlaylist({
      videos: [],
      audios: [
        {
          name: 'a-0',
          language: null,
          label: '1',
          channels: 2,
          codec: 'mp4a.40.2',
          bits: bitratesOf(segments(24_000)),
        },
      ],
      subtitles: [],
    }),
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=192000,AVERAGE-BANDWIDTH=192000,CODECS="mp4a.40.2"
a-0/index.m3u8
`,
  )
})

test('subtitles have a playlist with one file as long as the film', () => {
  assert.equal(
    subtitlePlaylist('de.vtt', 70.458333),
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:71
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:VOD
#EXTINF:70.45833,
de.vtt
#EXT-X-ENDLIST
`,
  )
})
