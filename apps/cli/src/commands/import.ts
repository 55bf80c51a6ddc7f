/** `quintet import DIR`. @spec decisions 9.5 */
import type {
  FieldChange,
  ImportPreview,
  ImportProgress,
  ImportReport,
  PreviewedTitle,
} from '@quintet/content/ingest'
import { type Command, InvalidArgumentError } from 'commander'
import { openProgress } from '../progress.ts'
import { answer, CommandError, EXIT, runCommand, type Session } from '../session.ts'

/** The label of each import phase. */
export const IMPORT_PHASES: Record<ImportProgress['phase'], string> = {
  'waiting-for-another-import': 'Waiting for another import of this library',
  reading: 'Reading',
  making: 'Packaging media',
}

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

async function runImport({ foundation, signal }: Session, dir: string, options: Options): Promise<number> {
  if (await foundation.rest.isResting())
    throw new CommandError('This is a restored copy that is paused. Run "quintet resume" first.')
  const { importLibrary } = await import('@quintet/content/ingest')
  const { readMediaToolVersion } = await import('@quintet/media-files/tools/executables')
  const { startWork } = await import('@quintet/server/work')
  const hasMediaTools = (await readMediaToolVersion()) !== null
  // Mail and the demo catalogue are left to the server.
  const work = await startWork({
    ...foundation,
    config: { ...foundation.config, hasDemo: false, smtpUrl: null },
  })
  const progress = openProgress(process.stderr.isTTY && !options.json, IMPORT_PHASES)
  try {
    const report = await importLibrary(foundation, dir, {
      isDraft: options.draft === true,
      folders: options.as,
      waitsForMedia: hasMediaTools,
      signal,
      onProgress: (at) => progress.show(at),
    })
    progress.end()
    answer(options.json === true, report, linesOf(report))
    if (!hasMediaTools)
      process.stderr.write(
        'ffmpeg is not installed (on Debian: apt-get install ffmpeg); media are packaged once it is installed and a server is running.\n',
      )
    return report.failed.length > 0 ? EXIT.someFailed : EXIT.ok
  } finally {
    progress.end()
    await work.stop()
  }
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
    ...block(
      'Would fail',
      failed.map(({ path, reason }) => `${path}\n    ${reason}`),
    ),
    ...block(
      'Skipped',
      ignored.map(({ path, reason }) => `${path}\n    ${reason}`),
    ),
  ]
}

function linesOf(report: ImportReport): string[] {
  const hidden = report.items.filter(({ state }) => state === 'draft').length
  const pending = report.items.filter(({ state }) => state === 'pending').length
  return [
    `${report.imported} imported, ${report.updated} updated, ${report.unchanged} unchanged, ${report.failed.length} failed`,
    ...(hidden > 0 ? [`${hidden} hidden; quintet publish shows them.`] : []),
    ...(pending > 0 ? [`${pending} will be shown as soon as their media are ready.`] : []),
    ...block(
      'Failed',
      report.failed.map(({ path, reason }) => `${path}\n    ${reason}`),
    ),
    ...block(
      'Missing from the folder, still in the catalogue',
      report.vanished.map(({ path }) => path),
    ),
    ...block(
      'Skipped',
      report.ignored.map(({ path, reason }) => `${path}\n    ${reason}`),
    ),
  ]
}

/** Returns a list under its heading; nothing if it is empty. */
export function block(heading: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : ['', `${heading}:`, ...entries.map((entry) => `  ${entry}`)]
}
