/** `quintet publish`, `quintet unpublish`. @spec decisions 9.5 */
import {
  draftsOf,
  type NoteTitles,
  type PublishResult,
  publishTitles,
  unpublishTitles,
} from '@quintet/content/ingest'
import { COMMAND_LINE, noteChange } from '@quintet/operator'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand } from '../session.ts'

export function publishCommands(program: Command): void {
  program
    .command('publish')
    .description('shows titles; of a series or an album all that belongs to it')
    .argument('[ids...]', 'numbers of titles, as in `quintet import --json` or in their address')
    .option('--drafts', 'all that were imported with --draft or hidden by unpublish')
    .option('--json', 'answers {changed, waiting, refused} as JSON')
    .action((ids: string[], options: { drafts?: true; json?: true }) =>
      runCommand(async ({ foundation }) => {
        const wanted = options.drafts ? await draftsOf(foundation) : readIds(ids)
        return tell(
          await publishTitles(foundation, wanted, noteAs('titles_published')),
          'shown',
          options.json === true,
        )
      }),
    )
  program
    .command('unpublish')
    .description('hides titles; of a series or an album all that belongs to it')
    .argument('<ids...>', 'numbers of titles')
    .option('--json', 'answers {changed, waiting, refused} as JSON')
    .action((ids: string[], options: { json?: true }) =>
      runCommand(async ({ foundation }) =>
        tell(
          await unpublishTitles(foundation, readIds(ids), noteAs('titles_hidden')),
          'hidden',
          options.json === true,
        ),
      ),
    )
}

function noteAs(action: 'titles_published' | 'titles_hidden'): NoteTitles {
  return (tx, ids, now) =>
    noteChange(tx, { actor: COMMAND_LINE, action, subject: 'title', subjectId: ids.join(',') }, now)
}

function readIds(written: readonly string[]): number[] {
  if (written.length === 0) throw new CommandError('Name titles by their numbers, or use --drafts.')
  return written.map((text) => {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new CommandError(`"${text}" is no number of a title.`)
    return Number(text)
  })
}

function tell(result: PublishResult, done: string, isJson: boolean): number {
  answer(isJson, result, [
    `${result.changed.length} ${done}`,
    ...(result.waiting.length > 0 ? [`${result.waiting.length} as soon as their media are ready`] : []),
    ...result.refused.map(({ id, reason }) => `${id}: ${reason}`),
  ])
  return result.refused.length > 0 ? EXIT.someFailed : EXIT.ok
}
