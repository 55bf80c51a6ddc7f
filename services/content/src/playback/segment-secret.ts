/** The secret that the service shares with the proxy in front, or a CDN, which checks leases of segments by it. docs/operate/nginx.conf */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '@quintet/platform/db/database'
import { serviceSecret } from '@quintet/platform/identity/service-secret'

const FILE = 'segment-secret.conf'

/** Answers the secret, and writes it where nginx includes it from: `DATA_DIR/segment-secret.conf`, readable by the owner alone. */
export async function shareSegmentSecret(db: Database, dataDir: string): Promise<string> {
  const secret = (await serviceSecret(db, 'segment-lease')).toString('base64url')
  const file = path.join(dataDir, FILE)
  const text = `set $segment_secret ${secret};\n`
  const written = await readFile(file, 'utf8').catch(() => null)
  if (written !== text) await writeFile(file, text, { mode: 0o600 })
  return secret
}
