import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isKeptAddress, keptManifest, mediaFileOf, namedIn, pictureOf } from './media-path.ts'

test('[decisions 11.32] recognises the files of a saved asset at the address of any stream, lease or download', () => {
  for (const [pathname, file] of [
    ['/media/str_a/1795/mac/ast_1/a-0/00001.m4s', { assetId: 'ast_1', name: 'a-0/00001.m4s' }],
    ['/media/kpt_a/1795/mac/ast_1/key/1', { assetId: 'ast_1', name: 'key/1' }],
    ['/media/segments/1795/mac/str_a/ast_1/a-0/00001.m4s', { assetId: 'ast_1', name: 'a-0/00001.m4s' }],
    [keptManifest('ast_1'), { assetId: 'ast_1', name: 'master.m3u8' }],
    ['/media/pictures/pic_1/square_640.webp', null],
    ['/api/user/kept', null],
    ['/media/str_a/1795/mac', null],
  ] as const)
    assert.deepEqual(mediaFileOf(pathname), file, pathname)
  assert.equal(pictureOf('/media/pictures/pic_1/square_640.webp'), 'pic_1')
  assert.equal(pictureOf('/media/str_a/1795/mac/ast_1/master.m3u8'), null)
  assert.ok(isKeptAddress(keptManifest('ast_1')))
  assert.ok(!isKeptAddress('/media/str_a/1795/mac/ast_1/master.m3u8'))
})

test('[decisions 11.32] lists everything a playlist names once: further playlists, keys, initialisation segments and segments', () => {
  const master =
    '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,NAME="1",URI="a-0/index.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=1\na-0/index.m3u8\n'
  assert.deepEqual(namedIn(master), { playlists: ['a-0/index.m3u8'], files: [] })
  const media =
    '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXT-X-KEY:METHOD=AES-128,URI="../key/1",IV=0x0\n#EXTINF:4,\n00001.m4s\n#EXT-X-KEY:METHOD=AES-128,URI="../key/1",IV=0x1\n#EXTINF:4,\n00002.m4s\r\n'
  assert.deepEqual(namedIn(media), {
    playlists: [],
    files: ['init.mp4', '../key/1', '00001.m4s', '00002.m4s'],
  })
})
