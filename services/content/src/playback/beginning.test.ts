import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginningOf } from './beginning.ts'

const FILES: Record<string, string> = {
  'master.m3u8': `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="1",DEFAULT=NO,URI="a-0/index.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="2",DEFAULT=YES,AUTOSELECT=YES,URI="a-1/index.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=900000,AVERAGE-BANDWIDTH=100,CODECS="avc1.64001f,mp4a.40.2"
v-720p/index.m3u8
#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=800000,BANDWIDTH=300000
v-360p/index.m3u8
`,
  'v-360p/index.m3u8': `#EXTM3U
#EXT-X-MAP:URI="init.mp4"
#EXT-X-KEY:METHOD=AES-128,URI="../key/1",IV=0x00
#EXTINF:4.00000,
00001.m4s
#EXT-X-KEY:METHOD=AES-128,URI="../key/2",IV=0x01
#EXTINF:4.00000,
00002.m4s
#EXT-X-ENDLIST
`,
  'a-1/index.m3u8': `#EXTM3U
#EXT-X-MAP:URI="init.mp4"
#EXT-X-KEY:METHOD=AES-128,URI="../key/1",IV=0x00
#EXTINF:4.01000,
00001.m4s
#EXTINF:3.99000,
00002.m4s
`,
}
const read = async (name: string) => FILES[name] ?? ''
const COMMON = ['master.m3u8', 'v-360p/index.m3u8', 'a-1/index.m3u8', 'v-360p/init.mp4']

for (const [at, files] of [
  [0, ['key/1', 'v-360p/00001.m4s', 'a-1/init.mp4', 'a-1/00001.m4s']],
  [4.005, ['key/2', 'v-360p/00002.m4s', 'a-1/init.mp4', 'key/1', 'a-1/00001.m4s']],
  [99, ['key/2', 'v-360p/00002.m4s', 'a-1/init.mp4', 'key/1', 'a-1/00002.m4s']],
] as const)
  test(`[decisions 4.29] playing from second ${at} begins with the smallest rendition, its key and its sound`, async () => {
    assert.deepEqual(await beginningOf(read, at), [...COMMON, ...files])
  })

test('[decisions 4.29] without a readable playlist, playback begins with the first one', async () => {
  assert.deepEqual(await beginningOf(async () => '', 0), ['master.m3u8'])
})
