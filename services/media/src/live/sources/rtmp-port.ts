/** The port on which encoders publish by RTMP: one for all channels of this worker, distinguished by their keys. */
import { createServer, type Server } from 'node:net'
import { Networks } from '@quintet/platform/http/connections'
import { networkOf } from '@quintet/platform/identity/client'
import { equalSecrets, hashToken } from '@quintet/platform/identity/secrets'
import type { Log } from '@quintet/platform/log/log'
import type { Feed } from '../feed.ts'
import { servePublisher } from './rtmp-publisher.ts'
import type { OpenSource } from './source.ts'

const CONNECTIONS_MAX = 200
/** Half of all connections, so that no stranger locks out other encoders. */
const CONNECTIONS_OF_NETWORK = 100

type Waiting = { hash: Buffer; feed: Feed | null; wake: () => void }

export type RtmpPort = {
  /** Starts listening; false if another worker on this machine has the port. */
  listen(): Promise<boolean>
  /** Opens the source published under this key. */
  open(key: string): OpenSource
  close(): Promise<void>
}

export function openRtmpPort({ host, port }: { host: string; port: number }, log: Log): RtmpPort {
  const channels = new Set<Waiting>()
  let server: Server | null = null

  const take = (key: string, feed: Feed) => {
    const hash = hashToken(key)
    const channel = [...channels].find((one) => equalSecrets(one.hash, hash))
    // If two publish with one key, the newer one wins: the older one may be a dead connection that has not been noticed.
    if (!channel) return null
    channel.feed?.close()
    channel.feed = feed
    channel.wake()
    return { left: () => void (channel.feed === feed && (channel.feed = null)) }
  }

  return {
    async listen() {
      if (server) return true
      const networks = new Networks(CONNECTIONS_OF_NETWORK)
      const opened = createServer({ noDelay: true }, (socket) => {
        const network = networkOf(socket.remoteAddress ?? '')
        if (!networks.admit(network)) {
          socket.destroy()
          return
        }
        socket.once('close', () => networks.release(network))
        servePublisher(socket, take)
      })
      opened.maxConnections = CONNECTIONS_MAX
      const isListening = await new Promise<boolean>((resolve) => {
        opened.once('error', (error) => {
          log.warn({ err: error, port }, 'listening for RTMP failed')
          resolve(false)
        })
        opened.listen(port, host, () => resolve(true))
      })
      if (isListening) {
        server = opened
        log.info({ host, port }, 'listening for RTMP')
      }
      return isListening
    },
    open(key) {
      const channel: Waiting = { hash: hashToken(key), feed: null, wake: () => {} }
      channels.add(channel)
      return {
        async connected(signal) {
          for (;;) {
            signal.throwIfAborted()
            if (channel.feed && !channel.feed.isClosed) return channel.feed
            await new Promise<void>((resolve) => {
              channel.wake = resolve
              signal.addEventListener('abort', () => resolve(), { once: true })
            })
          }
        },
        async close() {
          channels.delete(channel)
          channel.feed?.close()
        },
      }
    },
    async close() {
      server?.close()
      server = null
      for (const { feed } of channels) feed?.close()
    },
  }
}
