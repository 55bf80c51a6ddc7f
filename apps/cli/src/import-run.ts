/** What `import` and `feed` have in common: workers beside the run, progress, and the report in words. */
import type { ImportProgress, ImportReport } from '@quintet/content/ingest'
import { openProgress, type PhaseProgress } from './progress.ts'
import { answer, CommandError, EXIT, type Session } from './session.ts'

/** The label of each import phase. */
export const IMPORT_PHASES: Record<ImportProgress['phase'], string> = {
  'waiting-for-another-import': 'Waiting for another import of this library',
  reading: 'Reading',
  making: 'Packaging media',
}

type RunOptions<Phase extends string> = {
  waitsForMedia: boolean
  signal: AbortSignal
  onProgress: (at: PhaseProgress<Phase>) => void
}

type ImportRun<Phase extends string, Report extends ImportReport> = {
  isJson: boolean
  /** True if media may be among what is imported. */
  bringsMedia: boolean
  phases: Record<Phase, string>
  run: (options: RunOptions<Phase>) => Promise<Report>
  linesOf: (report: Report) => string[]
}

/** Throws on a restored copy that is paused: its workers must not start. */
export async function refuseIfPaused({ foundation }: Session): Promise<void> {
  if (await foundation.rest.isResting())
    throw new CommandError('This is a restored copy that is paused. Run "quintet resume" first.')
}

/** Runs an import beside workers that package its media, and prints its report; returns the exit status. */
export async function runWithWorkers<Phase extends string, Report extends ImportReport>(
  { foundation, signal }: Session,
  { isJson, bringsMedia, phases, run, linesOf }: ImportRun<Phase, Report>,
): Promise<number> {
  const { readMediaToolVersion } = await import('@quintet/media-files/tools/executables')
  const { startWork } = await import('@quintet/server/work')
  const hasMediaTools = (await readMediaToolVersion()) !== null
  // Mail and the demo catalogue are left to the server.
  const work = await startWork({
    ...foundation,
    config: { ...foundation.config, hasDemo: false, smtpUrl: null },
  })
  const progress = openProgress(process.stderr.isTTY && !isJson, phases)
  try {
    const report = await run({
      waitsForMedia: hasMediaTools,
      signal,
      onProgress: (at) => progress.show(at),
    })
    progress.end()
    answer(isJson, report, linesOf(report))
    if (bringsMedia && !hasMediaTools)
      process.stderr.write(
        'ffmpeg is not installed (on Debian: apt-get install ffmpeg); media are packaged once it is installed and a server is running.\n',
      )
    return report.failed.length > 0 ? EXIT.someFailed : EXIT.ok
  } finally {
    progress.end()
    await work.stop()
  }
}

/** Returns the report's first lines: how many titles were imported, and how many are hidden. */
export function countsOf({ imported, updated, unchanged, failed, items }: ImportReport): string[] {
  const hidden = items.filter(({ state }) => state === 'draft').length
  return [
    `${imported} imported, ${updated} updated, ${unchanged} unchanged, ${failed.length} failed`,
    ...(hidden > 0 ? [`${hidden} hidden; quintet publish shows them.`] : []),
  ]
}

/** Returns a list under its heading; nothing if it is empty. */
export function block(heading: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : ['', `${heading}:`, ...entries.map((entry) => `  ${entry}`)]
}

/** The same for items that come with a reason. */
export function blockOfReasons(
  heading: string,
  items: readonly { path: string; reason: string }[],
): string[] {
  return block(
    heading,
    items.map(({ path, reason }) => `${path}\n    ${reason}`),
  )
}
