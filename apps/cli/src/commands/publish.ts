/** `quintet publish`, `quintet unpublish`. @spec decisions 9.5 */
import type { NoteTitles, PublishResult } from '@quintet/content/ingest'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand } from '../session.ts'

export function publishCommands(program: Command): void {
  program
    .command('publish')
    .description('shows titles; for a series or an album, all its parts')
    .argument('[ids...]', 'title ids, as in `quintet import --json` or in a title’s address')
    .option('--drafts', 'all titles imported with --draft or hidden by unpublish')
    .option('--json', 'prints {changed, waiting, refused} as JSON')
    .action((ids: string[], options: { drafts?: true; json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { draftsOf, publishTitles } = await import('@quintet/content/ingest')
        const wanted = options.drafts ? await draftsOf(foundation) : readIds(ids)
        return tell(
          await publishTitles(foundation, wanted, await noteAs('titles_published')),
          'shown',
          options.json === true,
        )
      }),
    )
  program
    .command('unpublish')
    .description('hides titles; for a series or an album, all its parts')
    .argument('<ids...>', 'title ids')
    .option('--json', 'prints {changed, waiting, refused} as JSON')
    .action((ids: string[], options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { unpublishTitles } = await import('@quintet/content/ingest')
        return tell(
          await unpublishTitles(foundation, readIds(ids), await noteAs('titles_hidden')),
          'hidden',
          options.json === true,
        )
      }),
    )
}

async function noteAs(action: 'titles_published' | 'titles_hidden'): Promise<NoteTitles> {
  const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
  return (tx, ids, now) =>
    noteChange(tx, { actor: COMMAND_LINE, action, subject: 'title', subjectId: ids.join(',') }, now)
}

function readIds(written: readonly string[]): number[] {
  if (written.length === 0) throw new CommandError('Give title ids, or use --drafts.')
  return written.map((text) => {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new CommandError(`"${text}" is not a title id.`)
    return Number(text)
  })
}

function tell(result: PublishResult, done: string, isJson: boolean): number {
  answer(isJson, result, [
    `${result.changed.length} ${done}`,
    ...(result.waiting.length > 0 ? [`${result.waiting.length} waiting for their media`] : []),
    ...result.refused.map(({ id, reason }) => `${id}: ${reason}`),
  ])
  return result.refused.length > 0 ? EXIT.someFailed : EXIT.ok
}
