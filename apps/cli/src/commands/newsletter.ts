/** `quintet newsletter`: sends an issue to everybody who confirmed the subscription. @spec law 6.5 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGES, type Language } from '@quintet/domain/languages'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand } from '../session.ts'

const NAME = /^([\w.-]+?)\.(?:de|en)\.md$/

export function newsletterCommands(program: Command): void {
  const newsletter = program.command('newsletter').description('sends an issue to everybody who confirmed')
  newsletter
    .command('test')
    .argument('<file>', 'the issue in one language, such as spring.de.md; the other lies beside it')
    .requiredOption('--to <address>', 'who looks at it')
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
    .argument('<file>', 'the issue in one language, such as spring.de.md; the other lies beside it')
    .description('sends it once to each; broken off, the same command goes on')
    .action((file: string) =>
      runCommand(async ({ foundation, signal }) => {
        const { sendIssue } = await import('@quintet/customer')
        const issue = await readIssue(file)
        const outcome = await sendIssue(foundation, issue, signal)
        if (outcome.state === 'changed')
          throw new CommandError(`${issue.name} was begun with other words. Give the file another name.`)
        answer(false, null, [
          outcome.state === 'finished'
            ? `${issue.name} was sent to everybody on ${outcome.at.toISOString().slice(0, 10)}.`
            : `Queued for ${outcome.count} readers; the worker delivers it after everything that members wait for.`,
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
      throw new CommandError(`${beside} is missing: an issue is there in every language.`)
    })
  }
  const issue = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await read(language)] as const)),
  ) as Record<Language, string>
  const faults = issueFaults(issue)
  if (faults.length > 0) throw new CommandError(faults.map((fault) => `${name}: ${fault}`).join('\n'))
  return { name, issue }
}
