/**
 * Opens slow connections from one network, a third each with headers, a body and a reader that never finish, while others request lists:
 * how long others wait, how many slow ones are open at most, and how many remain once their time is up. Goal: no other request fails or
 * waits longer than a second, at most 512 are open at once, none remains.
 * Usage: node bench/attacks/slow-connections.ts [--connections 1000] [--seconds 110]
 */
import { connect, type Socket } from 'node:net'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { CONNECTION_LIMITS } from '@quintet/platform/http/connections'
import { startProduct } from '@quintet/testing'
import { quantileOf } from '../figures.ts'
import { counts, report } from './attack.ts'

const ATTACKER = '127.66.0.1'
const OTHERS = '127.77.0.1'
const LIST = '/api/content/info/221?category=movies'
const ASK_EVERY_MS = 50
const WAIT_MAX_MS = 1000

const { connections, seconds } = counts(import.meta.filename, { connections: 1000, seconds: 110 })
const product = await startProduct()
const port = Number(new URL(product.origin).port)
const dripping: NodeJS.Timeout[] = []

/** Opens a connection of one of three kinds, which sends or reads almost nothing. */
function attack(kind: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER }).on('error', () => {})
  const head = `Host: a\r\nContent-Type: application/json\r\n`
  const starts = [
    `GET ${LIST} HTTP/1.1\r\n${head}X-Slow: `,
    `POST /api/login HTTP/1.1\r\n${head}Content-Length: 99999\r\n\r\n"`,
    // Responses of several megabytes, none of which is read.
    `GET ${LIST} HTTP/1.1\r\n${head}Accept-Encoding: identity\r\n\r\n`.repeat(400),
  ]
  socket.write(starts[kind] ?? '')
  if (kind === 2) socket.pause()
  else {
    socket.resume()
    const drip = setInterval(() => socket.writable && socket.write('x'), 1000)
    dripping.push(drip)
    socket.once('close', () => clearInterval(drip))
  }
  return socket
}

/** How long another visitor waits for a list, in milliseconds; null if the request fails. */
function askAsOther(agent: Agent): Promise<number | null> {
  const started = performance.now()
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', localAddress: OTHERS, path: LIST, agent }, (response) => {
      response
        .resume()
        .once('end', () => resolve(response.statusCode === 200 ? performance.now() - started : null))
    }).once('error', () => resolve(null))
  })
}

try {
  for (let title = 0; title < 15; title++) await product.aTitle()
  const before = process.memoryUsage().rss
  const slow: Socket[] = []
  // One after the other: the test is about connections that stay, not about opening them.
  const attacking = setInterval(() => {
    if (slow.length < connections) slow.push(attack(slow.length % 3))
  }, 10)
  dripping.push(attacking)
  const agent = new Agent({ keepAlive: true })
  const waits: (number | null)[] = []
  let most = 0
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    waits.push(await askAsOther(agent))
    most = Math.max(most, await product.connections())
    await sleep(ASK_EVERY_MS)
  }
  agent.destroy()
  await sleep(500)
  const left = await product.connections()
  const failed = waits.filter((wait) => wait === null).length
  const times = waits.filter((wait) => wait !== null)
  const figures = {
    connections,
    seconds,
    asked: waits.length,
    failed,
    medianMs: Math.round(quantileOf(times, 0.5)),
    p99Ms: Math.round(quantileOf(times, 0.99)),
    worstMs: Math.round(Math.max(...times)),
    mostOpen: most,
    left,
    grownMiB: Math.round((process.memoryUsage().rss - before) / 1024 ** 2),
  }
  for (const socket of slow) socket.destroy()
  report(
    figures,
    failed === 0 && figures.worstMs <= WAIT_MAX_MS && most <= CONNECTION_LIMITS.perNetwork + 1 && left === 0,
  )
} finally {
  for (const drip of dripping) clearInterval(drip)
  await product.stop()
}
