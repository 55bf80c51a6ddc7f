/**
 * The way of a pulled HLS source: ffmpeg asks this gate of our own machine, and the gate alone asks the source, address by checked address.
 * What playlists name is named anew, so that no playlist leads ffmpeg elsewhere.
 */
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { get as getSecurely } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { newToken } from '@quintet/platform/identity/secrets'
import { addressesOf } from './public-address.ts'

const REDIRECTS_MAX = 5
const ANSWER_MS = 15_000
const PLAYLIST_BYTES_MAX = 4 * 1024 * 1024
const BODY_BYTES_MAX = 256 * 1024 * 1024
const HEIGHT_MAX = 1080

export type HlsGate = { address: string; close(): void }

/** Opens a gate to one source. */
export async function openHlsGate(source: string, rules: { allowsPrivate: boolean }): Promise<HlsGate> {
  const token = newToken()
  let base = ''
  const named = (address: string): string => {
    const suffix = path.extname(new URL(address).pathname).replace(/[^.\w]/g, '') || '.m3u8'
    return `${base}/${token}/${Buffer.from(address).toString('base64url')}${suffix}`
  }
  const server = createServer((request, response) => {
    const [, shown, name = ''] = (request.url ?? '').split('/')
    if (shown !== token) {
      response.writeHead(404).end()
      return
    }
    const address = Buffer.from(name.split('.')[0] ?? '', 'base64url').toString()
    passOn(address, { rules, range: request.headers.range, response, named }).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address: named(source),
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
  named: (address: string) => string
}

async function passOn(address: string, { rules, range, response, named }: Passing): Promise<void> {
  const { answer, address: found } = await ask(address, { rules, range })
  const status = answer.statusCode ?? 502
  const isPlaylist =
    /mpegurl/i.test(answer.headers['content-type'] ?? '') || /\.m3u8?$/i.test(new URL(found).pathname)
  if (status >= 400 || !isPlaylist) {
    const kept = ['content-type', 'content-length', 'content-range', 'accept-ranges']
    response.writeHead(
      status,
      Object.fromEntries(
        kept.flatMap((name) => (answer.headers[name] ? [[name, answer.headers[name]]] : [])),
      ),
    )
    let bytes = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > BODY_BYTES_MAX) throw new Error('More than a segment has.')
      if (!response.write(chunk))
        await new Promise((resolve) => response.once('drain', resolve).once('close', resolve))
      if (response.destroyed) return
    }
    response.end()
    return
  }
  let text = ''
  for await (const chunk of answer.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk
    if (text.length > PLAYLIST_BYTES_MAX) throw new Error('No playlist is so long.')
  }
  response
    .writeHead(200, { 'content-type': 'application/vnd.apple.mpegurl' })
    .end(renamePlaylist(text, found, named))
}

/** Asks for an address and those that it is redirected to; each is looked up and checked, and the one that was checked is asked. */
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
          // Node asks for all addresses of a name, or for one.
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

/** A playlist whose addresses are all `named` anew; of several sizes the largest that is not above 1080p stays. */
export function renamePlaylist(text: string, from: string, named: (address: string) => string): string {
  const rename = (address: string) => named(new URL(address, from).href)
  const lines = oneVariant(text.split(/\r?\n/))
  return lines
    .map((line) => {
      if (line.startsWith('#'))
        return line.replace(/\bURI="([^"]*)"/g, (_, address: string) => `URI="${rename(address)}"`)
      return line.trim() === '' ? line : rename(line.trim())
    })
    .join('\n')
}

function oneVariant(lines: readonly string[]): readonly string[] {
  const places = lines.flatMap((line, place) => (line.startsWith('#EXT-X-STREAM-INF:') ? [place] : []))
  const heightAt = (place: number) => Number(/RESOLUTION=\d+x(\d+)/.exec(lines[place] ?? '')?.[1] ?? 0)
  const bitsAt = (place: number) => Number(/[:,]BANDWIDTH=(\d+)/.exec(lines[place] ?? '')?.[1] ?? 0)
  const fitting = places.filter((place) => heightAt(place) <= HEIGHT_MAX)
  const [best] = (fitting.length > 0 ? fitting : places).toSorted(
    (one, other) => heightAt(other) - heightAt(one) || bitsAt(other) - bitsAt(one),
  )
  return lines.filter((_, place) => {
    const variant = places.find((one) => one === place || one + 1 === place)
    return variant === undefined || variant === best
  })
}
