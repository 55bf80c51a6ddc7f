/** `quintet restore`, `quintet drill`, `quintet resume`. @spec decisions 14.8, decisions 14.12 */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BackupRun } from '@quintet/contracts/operator/upkeep'
import { counted } from '@quintet/domain/basics/counted'
import type { RestoreReport } from '@quintet/platform/backup/restore'
import { systemClock } from '@quintet/platform/clock/clock'
import type { Command } from 'commander'
import { openProgress } from '../progress.ts'
import { answer, EXIT, type Ground, runCommand, runOnGround } from '../session.ts'
import { BACKUP_PHASES, reasonOf, spanSince } from './backup.ts'
import { type KeyOptions, readKey, withKeyOptions } from './sealing-options.ts'

type Options = KeyOptions & { json?: true }
type Target = { databaseUrl: string | null; dataDir: string; keepsMedia: boolean }

const JSON_HELP = 'prints {isWhole, takenAt, tables, rows, differing, faultyMedia, missingMedia} as JSON'

export function restoreCommands(program: Command): void {
  const restore = program
    .command('restore')
    .description(
      'restores a backup into an empty DATA_DIR, or an empty database at DATABASE_URL, and verifies it',
    )
    .argument('<file>', 'a file written by `quintet backup`')
  withKeyOptions(restore)
    .option('--json', JSON_HELP)
    .addHelpText(
      'after',
      '\nThe copy serves members, but sends no mail and takes no payments until `quintet resume`.',
    )
    .action((file: string, options: Options) =>
      runOnGround(async (ground) => {
        const target = { ...ground.config, keepsMedia: true }
        return exitOf(await restoreTo(ground, file, { options, target }))
      }),
    )

  const drill = program
    .command('drill')
    .description('tests a backup by restoring it into a temporary folder that is removed afterwards')
    .argument('<file>', 'a file written by `quintet backup`')
    .option('--in <folder>', 'folder with enough space for the database', tmpdir())
  withKeyOptions(drill)
    .option('--json', JSON_HELP)
    .action((file: string, options: Options & { in: string }) =>
      runOnGround((ground) => tryOut(ground, file, options)),
    )

  program
    .command('resume')
    .description('resumes a restored copy: mail, payments and background work start')
    .option('--json', 'prints {wasResting} as JSON')
    .action((options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { endRest } = await import('@quintet/platform/rest/rest')
        const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
        const change = { actor: COMMAND_LINE, action: 'copy_resumed', subject: 'service' } as const
        const { clock, db } = foundation
        const wasResting = await db.transaction().execute(async (tx) => {
          const isEnded = await endRest(tx)
          if (isEnded) await noteChange(tx, { ...change, subjectId: 'copy' }, clock.now())
          return isEnded
        })
        answer(options.json === true, { wasResting }, [
          wasResting ? 'Resumed; work starts within seconds.' : 'It was already running.',
        ])
        return EXIT.ok
      }),
    )
}

async function tryOut(ground: Ground, file: string, options: Options & { in: string }): Promise<number> {
  const { noteRun } = await import('@quintet/platform/backup/kept-backups')
  const began = systemClock.now()
  const bytes = (await stat(file).catch(() => null))?.size ?? null
  const note = (run: Pick<BackupRun, 'outcome' | 'reason' | 'takenAt' | 'rows' | 'media'>) =>
    noteRun(ground.config.dataDir, {
      ...run,
      kind: 'drill',
      file: path.resolve(file),
      bytes,
      isSealed: file.endsWith('.age'),
      ...spanSince(began),
    })
  await mkdir(options.in, { recursive: true })
  const dataDir = await mkdtemp(path.join(options.in, 'quintet-drill-'))
  try {
    const target = { databaseUrl: null, dataDir, keepsMedia: false }
    const restored = await restoreTo(ground, file, { options, target })
    const { takenAt, media } = restored.manifest
    const faults = faultLinesOf(restored)
    const outcome = faults.length === 0 ? 'whole' : 'not_whole'
    await note({ outcome, reason: faults.join(' ') || null, takenAt, rows: rowsOf(restored), media })
    return exitOf(restored)
  } catch (error) {
    await note({ outcome: 'failed', reason: reasonOf(error), takenAt: null, rows: null, media: null })
    throw error
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

function exitOf(report: RestoreReport): number {
  return faultLinesOf(report).length === 0 ? EXIT.ok : EXIT.someFailed
}

async function restoreTo(
  { config: { bucket }, log, signal }: Ground,
  file: string,
  { options, target }: { options: Options; target: Target },
): Promise<RestoreReport> {
  const { restoreBackup } = await import('@quintet/platform/backup/restore')
  const { tablesOf } = await import('@quintet/platform/backup/manifest')
  const { openPlace } = await import('@quintet/platform/db/open')
  const { openStorage } = await import('@quintet/platform/storage/open')
  const key = await readKey(options)
  const place = await openPlace(target, log)
  const progress = openProgress(process.stderr.isTTY && !options.json, BACKUP_PHASES)
  try {
    const report = await restoreBackup({
      ...target,
      storage: await openStorage({ bucket, dataDir: target.dataDir }),
      file,
      place,
      key,
      signal,
      log,
      onProgress: (at) => progress.show(at),
    })
    progress.end()
    const { manifest, ...faults } = report
    const { takenAt } = manifest
    const isWhole = faultLinesOf(report).length === 0
    const tables = tablesOf(manifest).length
    answer(
      options.json === true,
      { isWhole, takenAt, tables, rows: rowsOf(report), ...faults },
      linesOf(report, tables),
    )
    return report
  } finally {
    progress.end()
    await place.close()
  }
}

function rowsOf({ manifest }: RestoreReport): number {
  const { tables, jobs } = manifest
  return [...tables, ...(jobs ? [jobs] : [])].reduce((sum, table) => sum + table.rows, 0)
}

function faultLinesOf({ differing, faultyMedia, missingMedia }: RestoreReport): string[] {
  return [
    ...differing.map((name) => `Differs from the backup: ${name}`),
    ...faultyMedia.map((name) => `Broken in the backup: ${name}`),
    ...missingMedia.map((name) => `Missing media: ${name}`),
  ]
}

function linesOf(report: RestoreReport, tables: number): string[] {
  const { takenAt, postgres, media } = report.manifest
  const faults = faultLinesOf(report)
  return [
    `Taken ${takenAt} from PostgreSQL ${postgres}: ${counted(rowsOf(report), 'row')} from ${counted(tables, 'table')}, ${counted(media.files, 'media file')} ${media.isIncluded ? 'included' : 'listed'}.`,
    ...faults,
    faults.length === 0
      ? 'Every table matches the backup in rows and hash; no playable media are missing.'
      : 'The copy is incomplete.',
  ]
}
