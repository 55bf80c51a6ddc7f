/** Another server process on the database of a product running here, for what must hold across processes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePortPair } from '@quintet/testing'

const HOUSE = path.join(import.meta.dirname, '..')
const START_WITHIN_MS = 60_000

/** Resolves once it is ready; throws if it is not within a minute. `settings` are environment variables. */
export async function startElsewhere(
  databaseUrl: string,
  dataDir: string,
  settings: Record<string, string> = {},
) {
  const port = await freePortPair()
  const origin = `http://127.0.0.1:${port}`
  const server: ChildProcess = spawn(process.execPath, ['apps/server/src/main.js'], {
    cwd: HOUSE,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ROLE: 'customer,content',
      LOG_LEVEL: 'error',
      ...settings,
    },
  })
  const isAnswered = async (address: string) => {
    const deadline = performance.now() + START_WITHIN_MS
    while (performance.now() < deadline) {
      const answer = await fetch(origin + address).catch(() => null)
      if (answer?.ok) return
      if (server.exitCode !== null) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The second process did not answer ${address}.`)
  }
  await isAnswered('/ready')
  return {
    origin,
    pid: server.pid ?? 0,
    /** True once its catalogue has the title. */
    knows: (id: number) => isAnswered(`/api/content/info/221/${id}`),
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}
