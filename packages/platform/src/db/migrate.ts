/** Forward migrations, under a lock, so that any number of processes may start at once. */
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as accounts from '../migrations/0001-accounts.ts'
import * as catalogue from '../migrations/0002-catalogue.ts'
import * as media from '../migrations/0003-media.ts'
import * as playback from '../migrations/0004-playback.ts'
import * as mailAndCharges from '../migrations/0005-mail-and-charges.ts'
import * as importWish from '../migrations/0006-import-wish.ts'
import * as mediaLoudness from '../migrations/0007-media-loudness.ts'
import * as importPaths from '../migrations/0008-import-paths.ts'
import * as members from '../migrations/0009-members.ts'
import * as pictureAvif from '../migrations/0010-picture-avif.ts'
import * as watching from '../migrations/0011-watching.ts'
import * as mediaWork from '../migrations/0012-media-work.ts'
import * as catalogueChanges from '../migrations/0013-catalogue-changes.ts'
import * as money from '../migrations/0014-money.ts'
import * as retention from '../migrations/0015-retention.ts'
import * as bookSeriesAndControls from '../migrations/0016-book-series-and-controls.ts'
import * as growingMedia from '../migrations/0017-growing-media.ts'
import * as clock from '../migrations/0018-clock.ts'
import * as spoilers from '../migrations/0020-spoilers.ts'
import * as paymentProvider from '../migrations/0021-payment-provider.ts'
import * as consentHash from '../migrations/0022-consent-hash.ts'
import type { Database } from './database.ts'

const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-catalogue': catalogue,
  '0003-media': media,
  '0004-playback': playback,
  '0005-mail-and-charges': mailAndCharges,
  '0006-import-wish': importWish,
  '0007-media-loudness': mediaLoudness,
  '0008-import-paths': importPaths,
  '0009-members': members,
  '0010-picture-avif': pictureAvif,
  '0011-watching': watching,
  '0012-media-work': mediaWork,
  '0013-catalogue-changes': catalogueChanges,
  '0014-money': money,
  '0015-retention': retention,
  '0016-book-series-and-controls': bookSeriesAndControls,
  '0017-growing-media': growingMedia,
  '0018-clock': clock,
  '0020-spoilers': spoilers,
  '0021-payment-provider': paymentProvider,
  '0022-consent-hash': consentHash,
}

const MINIMUM_VERSION = 150000

/**
 * Brings the database to the newest form. Kysely's migrator takes a PostgreSQL advisory lock, and all steps are one
 * transaction. Throws when the server is older than PostgreSQL 15 or a step fails; then nothing has changed.
 */
export async function migrate(db: Database): Promise<void> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version_num') as version`.execute(db)
  if (Number(rows[0]?.version) < MINIMUM_VERSION)
    throw new Error(`PostgreSQL 15 or newer is needed; DATABASE_URL points at version ${rows[0]?.version}.`)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
