/** The secret shared with the proxy or a CDN, which verifies leases of segments with it. docs/operate/nginx.conf */
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '@quintet/platform/db/database'
import { serviceSecret } from '@quintet/platform/identity/service-secret'

const FILE = 'segment-secret.conf'

/** Returns the secret, and writes it where nginx includes it: `DATA_DIR/segment-secret.conf`, readable only by its owner. */
export async function shareSegmentSecret(db: Database, dataDir: string): Promise<string> {
  const secret = (await serviceSecret(db, 'segment-lease')).toString('base64url')
  const file = path.join(dataDir, FILE)
  const text = `set $segment_secret ${secret};\n`
  const written = await readFile(file, 'utf8').catch(() => null)
  if (written !== text) {
    // nginx must never read half of it, even after a crash or on a full disk.
    const part = `${file}.${process.pid}`
    await writeFile(part, text, { mode: 0o600, flush: true })
    await rename(part, file)
  }
  return secret
}
