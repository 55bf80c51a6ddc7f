/**
 * Sources fetched by ffmpeg: HLS and RTSP, which are pulled, and SRT, which is pushed. This ffmpeg has network access and decodes nothing;
 * another one without network access decodes its output.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { fetchOptions, startConfined } from '@quintet/media-files/tools/confine'
import type { Log } from '@quintet/platform/log/log'
import { Feed } from '../feed.ts'
import { openHlsGate } from './hls-gate.ts'
import { openRtspGate } from './rtsp-gate.ts'
import type { OpenSource } from './source.ts'

/** An address for ffmpeg, with its protocol's options; `close` when it is no longer used. */
type Way = { address: string; options?: readonly string[]; close?(): void }

type Fetching = {
  protocols: string
  formats: string
  /** Set if it sends whole segments at once, which are then passed on evenly. */
  isInBursts?: true
  open(): Promise<Way>
}

const AGAIN_MS = 1000
const WALL_SECONDS = 20 * 24 * 60 * 60
const MEMORY_BYTES = 2 * 1024 ** 3

export function pulledHls(address: string, rules: { allowsPrivate: boolean }): Fetching {
  return {
    protocols: 'http,tcp,crypto',
    formats: 'hls,mpegts,mov,aac,mp3,ac3,eac3,webvtt',
    isInBursts: true,
    open: () => openHlsGate(address, rules),
  }
}

/** Uses TCP, which firewalls allow, and which leaves ffmpeg no address but the gate's. */
export function pulledRtsp(address: string, rules: { allowsPrivate: boolean }): Fetching {
  return {
    protocols: 'rtsp,tcp',
    formats: 'rtsp,sdp,rtp,mpegts',
    open: async () => ({
      ...(await openRtspGate(address, rules)),
      options: ['rtsp_transport tcp', 'timeout 5000000'],
    }),
  }
}

/** The publisher presents the key as SRT's passphrase, which also encrypts the stream. */
export function pushedSrt({ host, port }: { host: string; port: number }, key: string): Fetching {
  const asked = new URLSearchParams({ mode: 'listener', passphrase: key, pbkeylen: '16', latency: '200000' })
  return {
    protocols: 'srt',
    formats: 'mpegts',
    open: async () => ({
      address: `srt://${host.includes(':') ? `[${host}]` : host}:${port}?${asked.toString()}`,
    }),
  }
}

export function openFetched(fetching: Fetching, log: Log): OpenSource {
  const ending = new AbortController()
  let feed: Feed | null = null
  let running: Promise<void> = Promise.resolve()
  let triedAt = Number.NEGATIVE_INFINITY
  const fetchInto = async (into: Feed): Promise<void> => {
    const way = await fetching.open()
    try {
      const confined = await startConfined({
        tool: 'ffmpeg',
        args: [
          '-hide_banner', '-v', 'error', ...(fetching.isInBursts ? ['-re'] : []),
          ...fetchOptions(fetching.protocols, fetching.formats), '-i', 'pipe:0',
          '-map', '0:v:0?', '-map', '0:a:0?', '-c', 'copy', '-flush_packets', '1', '-muxdelay', '0', '-f', 'mpegts', 'pipe:1',
        ], // prettier-ignore
        input: listOf(way),
        wallSeconds: WALL_SECONDS,
        memoryBytes: MEMORY_BYTES,
        hasNetwork: true,
        isUrgent: true,
        signal: ending.signal,
      })
      for await (const bytes of confined.stdout as AsyncIterable<Buffer>) into.push(bytes)
      await confined.finished
    } finally {
      way.close?.()
    }
  }
  return {
    async connected(signal) {
      if (feed && !feed.isClosed) return feed
      await running
      await sleep(Math.max(0, triedAt + AGAIN_MS - performance.now()), undefined, { signal })
      triedAt = performance.now()
      const next = new Feed('mpegts')
      feed = next
      running = fetchInto(next)
        .catch((error: unknown) => {
          if (!ending.signal.aborted) log.debug({ err: error }, 'fetching a live source failed')
        })
        .finally(() => next.close())
      return next
    },
    async close() {
      ending.abort()
      await running
    },
  }
}

/** A one-entry list for ffmpeg. A quote or a line break would end the address, so they are encoded. */
async function* listOf({ address, options = [] }: Way): AsyncGenerator<Buffer> {
  const plain = address.replace(/['\s\\]/g, encodeURIComponent).replaceAll("'", '%27')
  const lines = ['ffconcat version 1.0', `file '${plain}'`, ...options.map((option) => `option ${option}`)]
  yield Buffer.from(`${lines.join('\n')}\n`)
}
