/** `quintet backup`. @spec decisions 14.6, decisions 14.11, decisions 14.49 */
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { BackupRun } from '@quintet/contracts/operator/upkeep'
import { counted } from '@quintet/domain/basics/counted'
import type { BackupProgress } from '@quintet/platform/backup/back-up'
import type { Config } from '@quintet/platform/config/config'
import { systemClock } from '@quintet/platform/clock/clock'
import { type Command, InvalidArgumentError } from 'commander'
import { openProgress } from '../progress.ts'
import { answer, CommandError, EXIT, type Ground, runOnGround } from '../session.ts'
import { readSeal, type SealOptions, withSealOptions } from './sealing-options.ts'

type Options = SealOptions & { media: boolean; keep?: number; json?: true }

export const BACKUP_PHASES: Record<BackupProgress['phase'], string> = {
  tables: 'Tables',
  media: 'Bytes of media',
  checking: 'Tables checked',
}

export function backupCommand(program: Command): void {
  const command = program
    .command('backup')
    .description('copies the database and the media to one file; the server can keep running')
    .argument('<file>', 'the file to write, or a folder, in which the file is named by date and time')
    .option('--no-media', 'only lists the media, if you copy DATA_DIR/media by other means')
    .option(
      '--keep <count>',
      'keeps this many backups in the folder, and in the bucket of BACKUP_S3_BUCKET, and removes older ones',
      readCount,
    )
  withSealOptions(command)
    .option(
      '--json',
      'prints {file, bytes, takenAt, tables, rows, media, vanished, removed, bucket?, removedInBucket?} as JSON',
    )
    .addHelpText(
      'after',
      '\nIt does not contain the settings or the brand folder. It contains everybody’s data: protect it like the database.',
    )
    .action((target: string, options: Options) => runOnGround((ground) => backUp(ground, target, options)))
}

function readCount(written: string): number {
  const count = Number(written)
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Give a number of 1 or more.')
  return count
}

async function backUp({ config, log, signal }: Ground, target: string, options: Options): Promise<number> {
  // Opening the embedded database would create it.
  if (config.databaseUrl === null && !existsSync(path.join(config.dataDir, 'postgres')))
    throw new CommandError(`There is no database in DATA_DIR (${config.dataDir}).`)
  const { bucket } = config
  if (bucket && options.media)
    throw new CommandError(
      `Media are in the bucket ${bucket.name}, which is backed up separately. Add --no-media to list them only.`,
    )
  const { makeBackup } = await import('@quintet/platform/backup/back-up')
  const { backupFile, keepNewest, noteRun } = await import('@quintet/platform/backup/kept-backups')
  const { tablesOf } = await import('@quintet/platform/backup/manifest')
  const { openPlace } = await import('@quintet/platform/db/open')
  const { openStorage } = await import('@quintet/platform/storage/open')
  const seal = await readSeal(options)
  const began = systemClock.now()
  const file = await backupFile(target, began, seal !== null)
  const note = (run: Pick<BackupRun, 'outcome' | 'reason' | 'takenAt' | 'bytes' | 'rows' | 'media'>) =>
    noteRun(config.dataDir, { ...run, kind: 'backup', file, isSealed: seal !== null, ...spanSince(began) })
  const place = await openPlace(config, log)
  const progress = openProgress(process.stderr.isTTY && !options.json, BACKUP_PHASES)
  try {
    const { manifest, vanished } = await makeBackup({
      ownerUrl: place.ownerUrl,
      dataDir: config.dataDir,
      storage: await openStorage(config),
      file,
      hasMedia: options.media,
      seal,
      signal,
      onProgress: (at) => progress.show(at),
    })
    progress.end()
    const { takenAt, media } = manifest
    const { size: bytes } = await stat(file)
    const tables = tablesOf(manifest)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    await note({ outcome: 'whole', reason: null, takenAt, bytes, rows, media })
    const removed = options.keep ? await keepNewest(path.dirname(file), options.keep) : []
    const copied = await copyAway(config, file, options.keep)
    answer(
      options.json === true,
      { file, bytes, takenAt, tables: tables.length, rows, media, vanished, removed, ...copied },
      [
        `${file}: ${counted(rows, 'row')} from ${counted(tables.length, 'table')}, ${counted(media.files, 'media file')} (${counted(media.bytes, 'byte')}) ${media.isIncluded ? 'included' : 'listed only'}`,
        ...vanished.map((name) => `Skipped, replaced during the backup: ${name}`),
        ...removed.map((name) => `Removed: ${name}`),
        ...(copied ? [`Copied to the bucket ${copied.bucket}.`] : []),
        ...(copied?.removedInBucket ?? []).map((name) => `Removed in the bucket: ${name}`),
      ],
    )
    return EXIT.ok
  } catch (error) {
    const nothing = { takenAt: null, bytes: null, rows: null, media: null }
    await note({ outcome: 'failed', reason: reasonOf(error), ...nothing })
    throw error
  } finally {
    progress.end()
    await place.close()
  }
}

/** Copies the backup to its bucket, if there is one. A failure is the command's, but the file stays whole in its folder. */
async function copyAway({ backupBucket }: Config, file: string, keep: number | undefined) {
  if (!backupBucket) return null
  const { copyToBucket } = await import('@quintet/platform/backup/backup-bucket')
  try {
    const removedInBucket = await copyToBucket(backupBucket, file, keep)
    return { bucket: backupBucket.name, removedInBucket }
  } catch (error) {
    throw new CommandError(`${file} is whole, but not in the bucket ${backupBucket.name}: ${reasonOf(error)}`)
  }
}

/** The duration until now, in the form of a backup run's record. */
export function spanSince(began: Date): Pick<BackupRun, 'endedAt' | 'seconds'> {
  const now = systemClock.now()
  return { endedAt: now.toISOString(), seconds: Math.max(0, (now.getTime() - began.getTime()) / 1000) }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
