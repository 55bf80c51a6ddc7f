/** Runs the server as operators start it: in a separate process. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HERE, type Machine } from '@quintet/testing/network'

const HOUSE = path.join(import.meta.dirname, '../..')

export type ServerProcess = {
  /** Returns everything written to both of its outputs. */
  output(): string
  /** Waits for `/ready`; fails if the process ends, or after a minute. */
  ready(port: number): Promise<void>
  /** Stops it gracefully; returns its exit status. */
  stop(): Promise<number | null>
  /** Kills it with -9. */
  kill(): Promise<void>
}

/** Also passes its output to `hears` as it arrives; `on` is the machine it runs on. */
export function startServer(
  settings: Record<string, string>,
  hears: (text: string) => void = () => {},
  on: Machine = HERE,
): ServerProcess {
  const [program, ...args] = [...on.prefix, process.execPath, path.join(HOUSE, 'apps/server/src/main.js')]
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      hears(text)
    })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return {
    output: () => output,
    async ready(port) {
      for (let waited = 0; waited < 60_000; waited += 200) {
        assert.equal(child.exitCode, null, output)
        const answer = await fetch(`http://${on.address}:${port}/ready`).catch(() => null)
        if (answer?.ok) return
        await sleep(200)
      }
      assert.fail(`The server is not ready within a minute: ${output}`)
    },
    async stop() {
      await end('SIGTERM')
      return child.exitCode
    },
    kill: () => end('SIGKILL'),
  }
}
