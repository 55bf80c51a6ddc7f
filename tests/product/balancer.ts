/** HAProxy with the shipped configuration in front of machines on this host, if it is installed (Debian: haproxy). */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HERE } from './network.ts'

const SHIPPED = path.join(import.meta.dirname, '../../docs/operate/haproxy.cfg')

export const hasHaproxy = !spawnSync('haproxy', ['-v']).error

type BalancerWishes = { isPatient?: boolean; addresses?: readonly [string, string] }

/**
 * Starts it on `port` for pages and on the next port for games and embeds, in front of two machines that listen on such pairs themselves,
 * on this host unless `addresses` says otherwise; with `isPatient`, one that is slow to report ready counts as ready. Writes its
 * configuration into `folder`. Throws if it exits instead of listening.
 */
export async function startBalancer(
  folder: string,
  port: number,
  machines: readonly [number, number],
  { isPatient = false, addresses = [HERE.address, HERE.address] }: BalancerWishes = {},
): Promise<{ stop(): Promise<void> }> {
  const [first, second] = machines
  const [firstAt, secondAt] = addresses
  const written = (await readFile(SHIPPED, 'utf8'))
    .replace('maxconn 20000', 'maxconn 1000')
    .replace('fall 2', isPatient ? 'fall 100' : 'fall 2')
    .replace(/^frontend plain[^]*?(?=^frontend)/m, '')
    .replace(/^listen database[^]*/m, '')
    .replace(/bind :443 ssl .*/, `bind 127.0.0.1:${port}\n  bind 127.0.0.1:${port + 1}`)
    .replace(/if \{ hdr\(host\).*/, `if { dst_port ${port + 1} }`)
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
    .replaceAll('10.0.0.11:4221', `${firstAt}:${first}`)
    .replaceAll('10.0.0.12:4221', `${secondAt}:${second}`)
    .replace(/server first 10.*/, `server first ${firstAt}:${first + 1} check port ${first}`)
    .replace(/server second 10.*/, `server second ${secondAt}:${second + 1} check port ${second}`)
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, written)
  return startListener('haproxy', ['-db', '-f', file], port)
}

/** Starts a program that stays in the foreground; resolves once it listens on `port`. Throws if it cannot be started, or ends instead. */
export async function startListener(
  program: string,
  args: string[],
  port: number,
): Promise<{ stop(): Promise<void> }> {
  const child = spawn(program, args, { stdio: 'ignore' })
  let fault: Error | undefined
  child.once('error', (error) => (fault = error))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  while (!(await listens(port))) {
    if (fault)
      throw new Error(`${program} cannot be started. If it is not installed: apt-get install ${program}`, {
        cause: fault,
      })
    if (hasEnded()) throw new Error(`${program} ended.`)
    await sleep(100)
  }
  return {
    async stop() {
      if (hasEnded()) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function listens(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' })
  try {
    return await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
  } finally {
    socket.destroy()
  }
}
