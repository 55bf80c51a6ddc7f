/** Makes the data folder and brings its database, or that of DATABASE_URL, to the newest form. */
import { readConfig } from '@quintet/platform/config/config'
import { openDatabase } from '@quintet/platform/db/database'
import { startEmbeddedPostgres } from '@quintet/platform/db/embedded'
import { migrate } from '@quintet/platform/db/migrate'
import { openLog } from '@quintet/platform/log/log'

const config = readConfig(process.env)
const embedded = config.databaseUrl
  ? null
  : await startEmbeddedPostgres({ dataDir: config.dataDir, log: openLog('warn') })
try {
  const db = openDatabase(embedded?.url ?? config.databaseUrl ?? '')
  await migrate(db)
  await db.destroy()
  console.log(`setup: the database is ready in ${embedded ? config.dataDir : 'DATABASE_URL'}`)
} finally {
  await embedded?.stop()
}
