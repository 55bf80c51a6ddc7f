/** `quintet restore`, `quintet drill`, `quintet resume`. @spec decisions 14.8, decisions 14.12 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RestoreReport } from '@quintet/platform/backup/restore'
import type { Command } from 'commander'
import { openProgress } from '../progress.ts'
import { answer, EXIT, type Ground, runCommand, runOnGround } from '../session.ts'
import { BACKUP_PHASES } from './backup.ts'
import { type KeyOptions, readKey, withKeyOptions } from './sealing-options.ts'

type Options = KeyOptions & { json?: true }
type Target = { databaseUrl: string | null; dataDir: string; keepsMedia: boolean }

const JSON_HELP = 'answers {isWhole, takenAt, tables, rows, differing, faultyMedia, missingMedia} as JSON'

export function restoreCommands(program: Command): void {
  const restore = program
    .command('restore')
    .description(
      'brings a backup into an empty DATA_DIR, or an empty database of DATABASE_URL, and checks it',
    )
    .argument('<file>', 'what `quintet backup` wrote')
  withKeyOptions(restore)
    .option('--json', JSON_HELP)
    .addHelpText('after', '\nThe copy serves, but sends no mail and takes no money until `quintet resume`.')
    .action((file: string, options: Options) =>
      runOnGround((ground) =>
        restoreTo(ground, file, { options, target: { ...ground.config, keepsMedia: true } }),
      ),
    )

  const drill = program
    .command('drill')
    .description('tries whether a backup can be restored: into a place of its own that is removed afterwards')
    .argument('<file>', 'what `quintet backup` wrote')
    .option('--in <folder>', 'where there is room for the database', tmpdir())
  withKeyOptions(drill)
    .option('--json', JSON_HELP)
    .action((file: string, options: Options & { in: string }) =>
      runOnGround((ground) => tryOut(ground, file, options)),
    )

  program
    .command('resume')
    .description('sets a restored copy to work: mail, money and background work begin')
    .option('--json', 'answers {wasResting} as JSON')
    .action((options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { endRest } = await import('@quintet/platform/rest/rest')
        const wasResting = await endRest(foundation.db)
        answer(options.json === true, { wasResting }, [
          wasResting ? 'It works from now on, within seconds.' : 'It was at work already.',
        ])
        return EXIT.ok
      }),
    )
}

async function tryOut(ground: Ground, file: string, options: Options & { in: string }): Promise<number> {
  await mkdir(options.in, { recursive: true })
  const dataDir = await mkdtemp(path.join(options.in, 'quintet-drill-'))
  try {
    return await restoreTo(ground, file, {
      options,
      target: { databaseUrl: null, dataDir, keepsMedia: false },
    })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function restoreTo(
  { config: { bucket }, log, signal }: Ground,
  file: string,
  { options, target }: { options: Options; target: Target },
): Promise<number> {
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
    const isWhole = [report.differing, report.faultyMedia, report.missingMedia].every(
      (faults) => faults.length === 0,
    )
    const { manifest, ...faults } = report
    const rows = tablesOf(manifest).reduce((sum, table) => sum + table.rows, 0)
    const { takenAt, tables } = manifest
    answer(
      options.json === true,
      { isWhole, takenAt, tables: tablesOf(manifest).length, rows, ...faults },
      linesOf(report, { rows, tables: tables.length }),
    )
    return isWhole ? EXIT.ok : EXIT.someFailed
  } finally {
    progress.end()
    await place.close()
  }
}

function linesOf(
  { manifest, differing, faultyMedia, missingMedia }: RestoreReport,
  { rows, tables }: { rows: number; tables: number },
): string[] {
  const { takenAt, postgres, media } = manifest
  return [
    `Taken ${takenAt} from PostgreSQL ${postgres}: ${rows} rows of ${tables} tables, ${media.files} media files ${media.isIncluded ? 'included' : 'listed'}.`,
    ...differing.map((name) => `Differs from the backup: ${name}`),
    ...faultyMedia.map((name) => `Broken in the backup: ${name}`),
    ...missingMedia.map((name) => `Should play and is missing: ${name}`),
    differing.length + faultyMedia.length + missingMedia.length === 0
      ? 'Every table has the rows and the hash of the backup; all media that play are there.'
      : 'The copy is not whole.',
  ]
}
