/** `quintet newsletter`: sends an issue to all confirmed subscribers the subscription. @spec law 6.5 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { dayOf } from '@quintet/domain/basics/calendar'
import { counted } from '@quintet/domain/basics/counted'
import { LANGUAGES, type Language } from '@quintet/domain/basics/languages'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand } from '../session.ts'

const NAME = /^([\w.-]+?)\.(?:de|en)\.md$/

export function newsletterCommands(program: Command): void {
  const newsletter = program.command('newsletter').description('sends an issue to all confirmed subscribers')
  newsletter
    .command('test')
    .argument('<file>', 'the issue in one language, such as spring.de.md, with the other next to it')
    .requiredOption('--to <address>', 'the test recipient')
    .description('sends both languages to one address')
    .action((file: string, { to }: { to: string }) =>
      runCommand(async ({ foundation }) => {
        const { sendTestIssue } = await import('@quintet/customer')
        await sendTestIssue(foundation, to, (await readIssue(file)).issue)
        answer(false, null, [`On its way to ${to}, in both languages.`])
        return EXIT.ok
      }),
    )
  newsletter
    .command('send')
    .argument('<file>', 'the issue in one language, such as spring.de.md, with the other next to it')
    .description('sends it once to each subscriber; run it again to continue after an interruption')
    .action((file: string) =>
      runCommand(async ({ foundation, signal }) => {
        const { sendIssue } = await import('@quintet/customer')
        const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
        const issue = await readIssue(file)
        const change = { actor: COMMAND_LINE, action: 'newsletter_sent', subject: 'newsletter' } as const
        const outcome = await sendIssue(foundation, issue, {
          signal,
          begun: (tx) => noteChange(tx, { ...change, subjectId: issue.name }, foundation.clock.now()),
        })
        if (outcome.state === 'changed')
          throw new CommandError(
            `${issue.name} has already been started with a different text. Rename the file.`,
          )
        answer(false, null, [
          outcome.state === 'finished'
            ? `${issue.name} was sent to everybody on ${dayOf(outcome.at)}.`
            : `Queued for ${counted(outcome.count, 'subscriber')}; the worker sends it after all other mail.`,
        ])
        return EXIT.ok
      }),
    )
}

/** Reads both languages of an issue, which is named after its files. */
async function readIssue(file: string): Promise<{ name: string; issue: Record<Language, string> }> {
  const { issueFaults } = await import('@quintet/customer')
  const [, name] = NAME.exec(path.basename(file)) ?? []
  if (name === undefined) throw new CommandError(`${file}: name it NAME.de.md and NAME.en.md.`)
  const read = (language: Language) => {
    const beside = path.join(path.dirname(file), `${name}.${language}.md`)
    return readFile(beside, 'utf8').catch(() => {
      throw new CommandError(`${beside} is missing: an issue needs every language.`)
    })
  }
  const issue = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await read(language)] as const)),
  ) as Record<Language, string>
  const faults = issueFaults(issue)
  if (faults.length > 0) throw new CommandError(faults.map((fault) => `${name}: ${fault}`).join('\n'))
  return { name, issue }
}
