/** Creates the data folder and migrates its database, or that of DATABASE_URL. */
import { readConfig } from '@quintet/platform/config/config'
import { openMigratedDatabase } from '@quintet/platform/db/open'
import { openLog } from '@quintet/platform/log/log'

const config = readConfig(process.env)
const database = await openMigratedDatabase(config, openLog('warn'))
await database.close()
console.log(`setup: the database is ready in ${config.databaseUrl ? 'DATABASE_URL' : config.dataDir}`)
