/** `quintet import DIR`. @spec decisions 9.5 */
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FieldChange, ImportPreview, ImportReport, PreviewedTitle } from '@quintet/content/ingest'
import { type Command, InvalidArgumentError } from 'commander'
import {
  block,
  blockOfReasons,
  countsOf,
  IMPORT_PHASES,
  refuseIfPaused,
  runWithWorkers,
} from '../import-run.ts'
import { openProgress } from '../progress.ts'
import { answer, EXIT, runCommand, type Session } from '../session.ts'

type Options = { draft?: true; dryRun?: true; json?: true; as: Record<string, string> }

export function importCommand(program: Command): void {
  program
    .command('import')
    .description('imports a library folder or part of one; can be repeated or resumed at any time')
    .argument(
      '<dir>',
      'folder that contains Movies, Shows, Music, Audiobooks, Games, Sports; or a folder in one of them',
    )
    .option('--draft', 'imports titles as hidden; `quintet publish` shows them')
    .option('--dry-run', 'only shows what would be new, changed, kept as edited in the console, and missing')
    .option(
      '--as <folder=section>',
      'says what a folder with another name contains: --as "Kinderfilme=movies:kids" --as "Anime=shows:anime"',
      readFolder,
      {},
    )
    .option(
      '--json',
      'prints {imported, updated, unchanged, failed, items, vanished, ignored} as JSON; with --dry-run {titles, unchanged, gone, failed, ignored}',
    )
    .addHelpText('after', '\nExit status: 0 success, 3 some items failed, 1 failure.')
    .action((dir: string, options: Options) =>
      runCommand((session) => (options.dryRun ? tellImport : runImport)(session, dir, options)),
    )
}

function readFolder(written: string, before: Record<string, string>): Record<string, string> {
  const [, name = '', section = ''] = /^([^=]+)=(.+)$/s.exec(written) ?? []
  if (name === '')
    throw new InvalidArgumentError('Write it as FOLDER=SECTION, such as Kinderfilme=movies:kids.')
  return { ...before, [name]: section }
}

async function runImport(session: Session, dir: string, options: Options): Promise<number> {
  await refuseIfPaused(session)
  const { importLibrary } = await import('@quintet/content/ingest')
  await noteImport(session, dir, options)
  return runWithWorkers(session, {
    isJson: options.json === true,
    bringsMedia: true,
    phases: IMPORT_PHASES,
    run: (wishes) =>
      importLibrary(session.foundation, dir, {
        isDraft: options.draft === true,
        folders: options.as,
        ...wishes,
      }),
    linesOf,
  })
}

// Many transactions follow, one for each title; what they changed is in the report.
async function noteImport({ foundation }: Session, dir: string, { draft, as }: Options): Promise<void> {
  // The import itself reports a folder that is not there.
  if (!(await stat(dir).catch(() => null))?.isDirectory()) return
  const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
  const { clock, db } = foundation
  const change = { actor: COMMAND_LINE, action: 'library_imported', subject: 'library' } as const
  const after = { isDraft: draft === true, ...(Object.keys(as).length > 0 ? { folders: as } : {}) }
  await db
    .transaction()
    .execute((tx) => noteChange(tx, { ...change, subjectId: resolve(dir), after }, clock.now()))
}

async function tellImport({ foundation, signal }: Session, dir: string, options: Options): Promise<number> {
  const { previewImport } = await import('@quintet/content/ingest')
  const progress = openProgress(process.stderr.isTTY && !options.json, IMPORT_PHASES)
  try {
    const preview = await previewImport(foundation, dir, {
      folders: options.as,
      signal,
      onProgress: (at) => progress.show(at),
    })
    progress.end()
    answer(options.json === true, preview, linesOfPreview(preview))
    return preview.failed.length > 0 ? EXIT.someFailed : EXIT.ok
  } finally {
    progress.end()
  }
}

function linesOfPreview({ titles, unchanged, gone, failed, ignored }: ImportPreview): string[] {
  const isNew = ({ id }: PreviewedTitle) => id === null
  const changed = titles.filter((title) => !isNew(title))
  const named = ({ path, from }: PreviewedTitle) => (from === null ? path : `${path}, moved from ${from}`)
  const told = ({ field, before, after }: FieldChange) =>
    `\n    ${field}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`
  const stays = changed.filter(({ kept }) => kept.length > 0)
  return [
    `Nothing was changed. ${titles.length - changed.length} new, ${changed.length} changed, ${unchanged} unchanged, ${failed.length} failed`,
    ...block('New', titles.filter(isNew).map(named)),
    ...block(
      'Changed',
      changed.map((title) => {
        const media = title.media.length > 0 ? `\n    packaged again: ${title.media.join(', ')}` : ''
        return named(title) + title.fields.map(told).join('') + media
      }),
    ),
    ...block(
      'Kept as edited in the console; the import has',
      stays.map((title) => named(title) + title.kept.map(told).join('')),
    ),
    ...block(
      'Missing from the folder, stays in the catalogue',
      gone.map(({ path }) => path),
    ),
    ...blockOfReasons('Would fail', failed),
    ...blockOfReasons('Skipped', ignored),
  ]
}

function linesOf(report: ImportReport): string[] {
  const pending = report.items.filter(({ state }) => state === 'pending').length
  return [
    ...countsOf(report),
    ...(pending > 0 ? [`${pending} will be shown as soon as their media are ready.`] : []),
    ...blockOfReasons('Failed', report.failed),
    ...block(
      'Missing from the folder, still in the catalogue',
      report.vanished.map(({ path }) => path),
    ),
    ...blockOfReasons('Skipped', report.ignored),
  ]
}
