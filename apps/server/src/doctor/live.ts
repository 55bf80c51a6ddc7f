/** Checks whether channels with a live source are running, and what they wait for. */
import { listChannels } from '@quintet/content/channels'
import { DEFAULT_LANGUAGE } from '@quintet/domain/basics/languages'
import { type Database, openDatabase } from '@quintet/platform/db/database'
import type { Finding } from '@quintet/contracts/operator/settings'

/** Requires a fully migrated database. */
export async function checkLive(url: string): Promise<Finding> {
  const db = openDatabase(url)
  try {
    return await liveFinding(db)
  } finally {
    await db.destroy()
  }
}

/** Checks an open database. */
export async function liveFinding(db: Database): Promise<Finding> {
  const check = 'live channels'
  const channels = await listChannels(db, DEFAULT_LANGUAGE)
  const live = channels.filter((channel) => channel.live !== null && channel.state === 'on air')
  if (live.length === 0) return { check, state: 'off', says: 'no channel has a live source' }
  const named = (state: 'idle' | 'waiting') =>
    live.filter((channel) => channel.live?.state === state).map(({ id }) => id)
  const [idle, waiting] = [named('idle'), named('waiting')]
  const running = `${live.length - idle.length - waiting.length} of ${live.length} running`
  if (idle.length > 0) return { check, state: 'fault', says: `${running}; no worker runs ${idle.join(', ')}` }
  if (waiting.length > 0)
    return { check, state: 'warning', says: `${running}; waiting for their source: ${waiting.join(', ')}` }
  return { check, state: 'ok', says: running }
}
