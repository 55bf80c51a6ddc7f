/**
 * Caches recent viewers: a page makes ten calls within a second, and each would query the same session. Changes by this process take effect
 * at once, those of another after half a second. For read-only requests only.
 */
import type { Database } from '../db/database.ts'
import { type Credentials, identify } from './sessions.ts'
import type { Viewer } from './viewer.ts'

const REMEMBER_MS = 500
const VIEWERS_MAX = 10_000

type Remembered = { viewers: Map<string, { viewer: Viewer | null; until: number }>; changes: number }

const remembered = new WeakMap<Database, Remembered>()

function memoryOf(db: Database): Remembered {
  const known = remembered.get(db)
  if (known) return known
  const memory: Remembered = { viewers: new Map(), changes: 0 }
  remembered.set(db, memory)
  return memory
}

/** Identifies like `identify` and caches the result for the page's further calls. */
export async function identifyNow(db: Database, credentials: Credentials, now: Date): Promise<Viewer | null> {
  const memory = memoryOf(db)
  const { changes } = memory
  const viewer = await identify(db, credentials, now)
  // A result read before a change is not cached after it.
  if (changes !== memory.changes) return viewer
  if (memory.viewers.size >= VIEWERS_MAX) memory.viewers.clear()
  memory.viewers.set(keyOf(credentials), { viewer, until: now.getTime() + REMEMBER_MS })
  return viewer
}

/** Identifies like `identify`, with a result at most half a second old. */
export async function identifyLately(
  db: Database,
  credentials: Credentials,
  now: Date,
): Promise<Viewer | null> {
  const known = memoryOf(db).viewers.get(keyOf(credentials))
  const time = now.getTime()
  // Turning the clock back must not extend a cached entry.
  if (known && time < known.until && time >= known.until - REMEMBER_MS) return known.viewer
  return identifyNow(db, credentials, now)
}

const keyOf = ({ token, deviceToken }: Credentials) => `${token}\n${deviceToken}`

/** Clears the cache, because sessions, locks or devices may have changed. */
export function forgetViewers(db: Database): void {
  const memory = memoryOf(db)
  memory.changes++
  memory.viewers.clear()
}
