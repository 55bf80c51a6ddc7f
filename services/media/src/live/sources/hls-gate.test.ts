import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { type HlsGate, openHlsGate } from './hls-gate.ts'
import { renamePlaylist } from './rename-playlist.ts'

const HEAD = '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:1\n'
const ELSEWHERE = 'http://127.0.0.1:5432/elsewhere'
const AS_PLAYLIST = 'application/vnd.apple.mpegurl'

/** By path: the content type that the source claims, and the content. */
const SOURCE: Record<string, [type: string, body: string]> = {
  '/line.m3u8': [AS_PLAYLIST, `${HEAD}#EXTINF:2,\n${ELSEWHERE}.ts\n`],
  '/return.m3u8': [AS_PLAYLIST, `${HEAD}#EXTINF:2,\n#x\r${ELSEWHERE}.ts\n`],
  '/nul.m3u8': [AS_PLAYLIST, `${HEAD}#EXTINF:2,\n#x\0${ELSEWHERE}.ts\n`],
  '/quoted.m3u8': [AS_PLAYLIST, `${HEAD}#EXT-X-MAP:URI="${ELSEWHERE}.mp4"\n`],
  '/bare.m3u8': [AS_PLAYLIST, `${HEAD}#EXT-X-MAP:URI=${ELSEWHERE}.mp4\n`],
  '/unclosed.m3u8': [AS_PLAYLIST, `${HEAD}#EXT-X-MAP:URI="${ELSEWHERE}.mp4\n`],
  '/escaped.m3u8': [
    AS_PLAYLIST,
    `${HEAD}#EXT-X-KEY:METHOD=AES-128,X="\\",URI="\\${ELSEWHERE}",URI="${ELSEWHERE}"\n`,
  ],
  '/of-no-kind': ['application/octet-stream', `${HEAD}#EXTINF:2,\n${ELSEWHERE}.ts\n`],
  '/film.ts': ['video/mp2t', `${HEAD}#EXTINF:2,\n${ELSEWHERE}.ts\n`],
  '/real.ts': ['video/mp2t', 'G and so on'],
  '/short.ts': ['video/mp2t', 'G'],
}

describe('the gate of a pulled HLS source', () => {
  const source = createServer((request, response) => {
    const [type, body] = SOURCE[request.url ?? ''] ?? []
    if (type === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': type }).end(body)
  })
  const gates: HlsGate[] = []
  let origin = ''
  before(async () => {
    await once(source.listen(0, '127.0.0.1'), 'listening')
    origin = `http://127.0.0.1:${(source.address() as AddressInfo).port}`
  })
  after(() => {
    for (const gate of gates) gate.close()
    source.close()
  })
  const gateTo = async (path: string) => {
    const gate = await openHlsGate(origin + path, { allowsPrivate: true })
    gates.push(gate)
    return gate
  }

  test('[decisions 12.10] every address in a playlist leads to the gate, whatever its syntax or content type', async () => {
    for (const path of Object.keys(SOURCE)) {
      const gate = await gateTo(path)
      const text = await fetch(gate.address).then(
        (answer) => answer.text(),
        () => '',
      )
      const named = text.match(/https?:\/\/[^\s"',\0]+/g) ?? []
      const own = new URL(gate.address).origin
      assert.deepEqual(
        named.filter((address) => new URL(address).origin !== own),
        [],
        `${path} leads elsewhere`,
      )
    }
  })

  test('[decisions 12.10] passes on a piece, but not a playlist in its place', async () => {
    const gate = await gateTo('/line.m3u8')
    const [, piece = ''] = /(http\S+\.ts)/.exec(await (await fetch(gate.address)).text()) ?? []
    const pieceAt = (path: string) =>
      piece.replace(/[^/]+$/, `${Buffer.from(origin + path).toString('base64url')}.ts`)
    assert.equal(await (await fetch(pieceAt('/real.ts'))).text(), 'G and so on')
    assert.equal(await (await fetch(pieceAt('/short.ts'))).text(), 'G')
    for (const path of ['/film.ts', '/line.m3u8'])
      await assert.rejects(fetch(pieceAt(path)).then((answer) => answer.text()))
  })

  test('[security 1.6] parsing a playlist of nothing but sizes takes time proportional to its length', () => {
    const text = '#EXTM3U\n' + '#EXT-X-STREAM-INF:BANDWIDTH=1\n'.repeat(100_000)
    const begun = process.threadCpuUsage()
    renamePlaylist(text, origin, (address) => address)
    const { user } = process.threadCpuUsage(begun)
    assert.ok(user < 2_000_000, `${user / 1000} ms of computing time`)
  })
})
