/** Packages one asset as a worker does, until done or killed. For pipeline-kill.ts: `DATABASE_URL, DATA_DIR`, the asset's id. */
import { readConfig } from '@quintet/platform/config/config'
import { openLog } from '@quintet/platform/log/log'
import { openFoundation } from '@quintet/server/foundation'
import { makeAsset } from '../services/media/src/publish/assets.ts'

const foundation = await openFoundation(readConfig(process.env), { log: openLog('silent') })
await makeAsset(foundation, process.argv[2] ?? '', new AbortController().signal).finally(() =>
  foundation.close(),
)
