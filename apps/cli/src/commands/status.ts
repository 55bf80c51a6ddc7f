/** `quintet status`. @spec decisions 7.5 */
import type { LibraryStatus } from '@quintet/content/ingest'
import type { Command } from 'commander'
import { answer, EXIT, runCommand } from '../session.ts'

export function statusCommand(program: Command): void {
  program
    .command('status')
    .description('state of the catalogue, the imported libraries and the media')
    .option('--json', 'prints {titles, libraries, media, running, ffmpeg, data} as JSON')
    .action((options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { readLibraryStatus } = await import('@quintet/content/ingest')
        const { readMediaToolVersion } = await import('@quintet/media-files/tools/executables')
        const status = {
          ...(await readLibraryStatus(foundation)),
          ffmpeg: await readMediaToolVersion(),
          data: foundation.config.dataDir,
        }
        answer(options.json === true, status, linesOf(status))
        return EXIT.ok
      }),
    )
}

function linesOf(status: LibraryStatus & { ffmpeg: string | null; data: string }): string[] {
  const { media } = status
  return [
    `Data      ${status.data}`,
    `ffmpeg    ${status.ffmpeg ?? 'not installed (on Debian: apt-get install ffmpeg)'}`,
    `Media     ${media.ready} ready, ${media.running} being packaged, ${media.waiting} waiting, ${media.failed} failed`,
    ...status.running.map(({ title, progress }) => `          ${title}: ${Math.round(progress * 100)} %`),
    '',
    'Titles        shown  hidden',
    ...status.titles.map(
      ({ kind, published, hidden }) =>
        `  ${kind.padEnd(11)} ${String(published).padStart(5)} ${String(hidden).padStart(7)}`,
    ),
    ...status.libraries.flatMap(({ path, imported, pending, failed }) => [
      '',
      `${path}: ${imported} imported, ${pending} pending, ${failed.length} failed`,
      ...failed.map((failure) => `  ${failure.path}\n    ${failure.reason}`),
    ]),
  ]
}
