/**
 * The path of a pulled HLS source: ffmpeg asks this local gate, and only the gate asks the source, by checked addresses. Addresses in
 * playlists are rewritten, so that no playlist leads ffmpeg elsewhere; a piece whose content is a playlist is rejected.
 */
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { get as getSecurely } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { newToken } from '@quintet/platform/identity/secrets'
import { addressesOf } from './public-address.ts'
import { type Named, PLAYLIST_BEGINNING, renamePlaylist } from './rename-playlist.ts'

const REDIRECTS_MAX = 5
const ANSWER_MS = 15_000
const PLAYLIST_BYTES_MAX = 4 * 1024 * 1024
const BODY_BYTES_MAX = 256 * 1024 * 1024
/** Extensions that ffmpeg treats as pieces of a stream; with another one it might take a piece for a playlist. */
const PIECES = new Set('.ts .mp4 .m4s .m4a .m4v .aac .mp3 .ac3 .eac3 .vtt .webvtt'.split(' '))

export type HlsGate = { address: string; close(): void }

/** Opens a gate to one source. */
export async function openHlsGate(source: string, rules: { allowsPrivate: boolean }): Promise<HlsGate> {
  const token = newToken()
  let base = ''
  const named: Named = (address, role) => {
    const ending = path.extname(new URL(address).pathname)
    const suffix = role === 'playlist' ? '.m3u8' : PIECES.has(ending) ? ending : '.ts'
    return `${base}/${token}/${role}/${Buffer.from(address).toString('base64url')}${suffix}`
  }
  const server = createServer((request, response) => {
    const [, shown, role, name = ''] = (request.url ?? '').split('/')
    if (shown !== token) {
      response.writeHead(404).end()
      return
    }
    const address = Buffer.from(name.split('.')[0] ?? '', 'base64url').toString()
    const pass = role === 'playlist' ? passPlaylist : passPiece
    pass(address, { rules, range: request.headers.range, response, named }).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address: named(source, 'playlist'),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

type Passing = {
  rules: { allowsPrivate: boolean }
  range: string | undefined
  response: ServerResponse
  named: Named
}

async function passPlaylist(address: string, { rules, response, named }: Passing): Promise<void> {
  const { answer, address: found } = await ask(address, { rules, range: undefined })
  let text = ''
  for await (const chunk of answer.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk
    if (text.length > PLAYLIST_BYTES_MAX) throw new Error('No playlist is so long.')
  }
  if (answer.statusCode !== 200 || !text.startsWith(PLAYLIST_BEGINNING)) throw new Error('It is no playlist.')
  response
    .writeHead(200, { 'content-type': 'application/vnd.apple.mpegurl' })
    .end(renamePlaylist(text, found, named))
}

async function passPiece(address: string, { rules, range, response }: Passing): Promise<void> {
  const { answer } = await ask(address, { rules, range })
  // The source's content type is not passed on, because ffmpeg would trust it.
  const kept = ['content-length', 'content-range', 'accept-ranges']
  response.writeHead(
    answer.statusCode ?? 502,
    Object.fromEntries(kept.flatMap((name) => (answer.headers[name] ? [[name, answer.headers[name]]] : []))),
  )
  let bytes = 0
  for await (const chunk of pieceOf(answer)) {
    bytes += chunk.length
    if (bytes > BODY_BYTES_MAX) throw new Error('More than a segment has.')
    if (!response.write(chunk))
      await new Promise((resolve) => response.once('drain', resolve).once('close', resolve))
    if (response.destroyed) return
  }
  response.end()
}

/** Yields the bytes of a piece. Throws before the first one if they begin like a playlist, whose addresses would be unchecked. */
async function* pieceOf(answer: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let beginning: Buffer | null = Buffer.alloc(0)
  for await (const chunk of answer) {
    if (!beginning) yield chunk
    else {
      beginning = Buffer.concat([beginning, chunk])
      if (beginning.length < PLAYLIST_BEGINNING.length) continue
      if (beginning.subarray(0, PLAYLIST_BEGINNING.length).equals(Buffer.from(PLAYLIST_BEGINNING)))
        throw new Error('A playlist in place of a piece.')
      yield beginning
      beginning = null
    }
  }
  if (beginning) yield beginning
}

/** Requests an address and follows its redirects; each is resolved and checked, and the request goes to the checked address. */
async function ask(address: string, { rules, range }: Pick<Passing, 'rules' | 'range'>) {
  let asked = address
  for (let step = 0; step <= REDIRECTS_MAX; step++) {
    const url = new URL(asked)
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new Error(`Nothing is fetched by ${url.protocol}`)
    const [checked] = await addressesOf(url.hostname, rules)
    if (!checked) throw new Error(`${url.hostname} has no address.`)
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = url.protocol === 'https:' ? getSecurely : get
      send(
        url,
        {
          headers: { 'user-agent': 'Quintet', ...(range === undefined ? {} : { range }) },
          signal: AbortSignal.timeout(ANSWER_MS),
          // Node asks either for all addresses of a name or for one.
          lookup: (_name, { all }, done) =>
            all ? done(null, [checked]) : done(null, checked.address, checked.family),
        },
        resolve,
      ).on('error', reject)
    })
    const { location } = answer.headers
    if (!location || (answer.statusCode ?? 0) < 300 || (answer.statusCode ?? 0) >= 400)
      return { answer, address: asked }
    answer.resume()
    asked = new URL(location, asked).href
  }
  throw new Error('It is redirected without end.')
}
