/**
 * Machines for tests, each in a Linux network namespace, joined by a bridge to the namespace the tests run in. Namespaces last as long as
 * the process that opened them.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Machine = {
  /** The address at which the other machines reach it. */
  address: string
  /** Goes before a command that is to run on it; empty for this machine. */
  prefix: readonly string[]
}

/** The machine that the tests run on. */
export const HERE: Machine = { address: '127.0.0.1', prefix: [] }

/** True if script/test moved this process to a network namespace, whose bridge harms nobody. */
export const hasOwnNetwork = process.env['TESTS_NETWORK'] === 'own'

/** Reserved for documentation (RFC 5737), so nothing real ever has it. */
const NETWORK = '192.0.2'
const BRIDGE = 'machines'

/** Opens one machine per name, all connected with each other and with this one. Throws without the right to administer the network. */
export async function openNetwork<Name extends string>(
  names: readonly Name[],
): Promise<{ machines: Record<Name, Machine>; close: () => Promise<void> }> {
  await ip([
    `link add ${BRIDGE} type bridge`,
    `addr add ${NETWORK}.1/24 dev ${BRIDGE}`,
    `link set ${BRIDGE} up`,
  ])
  const holders: ChildProcess[] = []
  const machines: Partial<Record<Name, Machine>> = {}
  for (const [at, name] of names.entries()) {
    const holder = spawn('unshare', ['--net', '--', 'sh', '-c', 'ip link set lo up && echo up && exec cat'], {
      // Ends with us, however we end: `cat` reads the end of its input.
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    holders.push(holder)
    await once(holder.stdout, 'data')
    const address = `${NETWORK}.${at + 2}`
    const enter = ['nsenter', `--net=/proc/${holder.pid}/ns/net`, '--']
    // A program on it ends with the process that started it, however that ends.
    const prefix = [...enter, 'setpriv', '--pdeathsig', 'KILL', '--']
    await ip([
      `link add machine${at} type veth peer name eth0 netns ${holder.pid}`,
      `link set machine${at} master ${BRIDGE} up`,
    ])
    await ip([`addr add ${address}/24 dev eth0`, 'link set eth0 up'], prefix)
    machines[name] = { address, prefix }
  }
  return {
    machines: machines as Record<Name, Machine>,
    async close() {
      await Promise.all(
        holders.map(async (holder) => {
          const ended = once(holder, 'exit')
          holder.stdin?.end()
          await ended
        }),
      )
      await ip([`link del ${BRIDGE}`])
    },
  }
}

/**
 * Gives this machine a port that leads to one on another machine's loopback, like `ssh -L`; its socket lies in `folder`. Needs no program if
 * that is this machine.
 */
export async function openTunnel(
  to: Machine,
  port: number,
  folder: string,
): Promise<{ port: number; close: () => Promise<void> }> {
  const [program, ...before] = to.prefix
  if (program === undefined) return { port, close: () => Promise.resolve() }
  const socket = path.join(folder, 'tunnel.sock')
  const far = spawn(program, [...before, process.execPath, '-e', RELAY, socket, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(far, 'exit')
  await once(far.stdout, 'data')
  const near = net.createServer((from) => joinStreams(from, net.connect(socket)))
  near.listen(0, HERE.address)
  await once(near, 'listening')
  return {
    port: (near.address() as AddressInfo).port,
    async close() {
      near.close()
      far.kill()
      await ended
    },
  }
}

function joinStreams(one: net.Socket, other: net.Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to)
    from.on('error', () => to.destroy())
  }
}

/** Runs on the other machine: node -e RELAY SOCKET PORT. */
const RELAY = `
const net = require('node:net')
const [socket, port] = process.argv.slice(1)
net.createServer((one) => {
  const other = net.connect(Number(port), '127.0.0.1')
  for (const [from, to] of [[one, other], [other, one]]) from.on('error', () => to.destroy()).pipe(to)
}).listen(socket, () => console.log('listening'))`

async function ip(commands: readonly string[], prefix: readonly string[] = []): Promise<void> {
  for (const command of commands) {
    const [program = '', ...args] = [...prefix, 'ip', ...command.split(' ')]
    await run(program, args)
  }
}
