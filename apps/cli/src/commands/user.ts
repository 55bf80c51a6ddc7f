/** `quintet user list`, `quintet user show`, `quintet user events`. @spec security 2.6 */
import type { AccountEvent, AccountSummary } from '@quintet/customer'
import { RETENTION } from '@quintet/domain/retention'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand } from '../session.ts'

const LIST_MAX = 1000
const EVENTS_MAX = 200

export function userCommands(program: Command): void {
  const user = program.command('user').description('accounts: who there is, and how one stands')
  user
    .command('list')
    .description(`the newest accounts, ${LIST_MAX} at most`)
    .argument('[part]', 'part of the e-mail address', '')
    .option(
      '--json',
      'answers [{id, email, name, country, createdAt, subscription, profiles, sessions}] as JSON',
    )
    .action((part: string, options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { summarizeAccounts } = await import('@quintet/customer')
        const found = await summarizeAccounts(foundation, part, LIST_MAX)
        answer(
          options.json === true,
          found,
          found.length > 0 ? found.map(lineOf) : ['There are no such accounts.'],
        )
        return EXIT.ok
      }),
    )
  user
    .command('show')
    .description('one account')
    .argument('<account>', 'e-mail address or id')
    .option('--json', 'answers the account as JSON')
    .action((account: string, options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { summarizeAccount } = await import('@quintet/customer')
        const found = await summarizeAccount(foundation, account)
        if (!found) throw new CommandError(`There is no account "${account}".`)
        answer(options.json === true, found, linesOf(found))
        return EXIT.ok
      }),
    )
  eventsCommand(user)
  user
    .command('allow-order')
    .description('lets somebody order online again who withdrew from several contracts')
    .argument('<email>', 'the e-mail address, also of an account that is gone')
    .option('--json', 'answers {contracts} as JSON')
    .action((email: string, options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { allowReordering } = await import('@quintet/customer')
        const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
        const contracts = await foundation.db.transaction().execute(async (tx) => {
          const allowed = await allowReordering(tx, email)
          const change = { actor: COMMAND_LINE, action: 'ordering_allowed', subject: 'account' } as const
          if (allowed > 0) await noteChange(tx, { ...change, subjectId: email }, foundation.clock.now())
          return allowed
        })
        const said = contracts > 0 ? `${email} may order online again.` : `${email} withdrew from nothing.`
        answer(options.json === true, { contracts }, [said])
        return EXIT.ok
      }),
    )
}

function eventsCommand(user: Command): void {
  user
    .command('events')
    .description(
      `what happened when an account logged in, newest first, ${EVENTS_MAX} at most; kept for ${RETENTION.auditEvent.days} days`,
    )
    .argument('<account>', 'e-mail address or id')
    .option('--json', 'answers [{at, kind, device}] as JSON')
    .action((account: string, options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { listAccountEvents } = await import('@quintet/customer')
        const found = await listAccountEvents(foundation, account, EVENTS_MAX)
        if (!found) throw new CommandError(`There is no account "${account}".`)
        const lines = found.length > 0 ? found.map(eventLineOf) : ['Nothing was noted.']
        answer(options.json === true, found, lines)
        return EXIT.ok
      }),
    )
}

function eventLineOf({ at, kind, device }: AccountEvent): string {
  return `${at.slice(0, 19).replace('T', ' ')}  ${kind.padEnd(22)} ${device ?? ''}`.trimEnd()
}

function lineOf({ email, subscription, createdAt }: AccountSummary): string {
  return `${createdAt.slice(0, 10)}  ${(subscription?.state ?? 'none').padEnd(9)} ${email}`
}

function linesOf({ subscription, ...account }: AccountSummary): string[] {
  return [
    `E-mail        ${account.email}`,
    `Name          ${account.name}`,
    `Id            ${account.id}`,
    `Country       ${account.country}`,
    `Since         ${account.createdAt.slice(0, 10)}`,
    subscription
      ? `Subscription  ${subscription.plan}, ${subscription.state}, period ends ${subscription.periodEndsAt.slice(0, 10)}, ${subscription.hasAccess ? 'may play' : 'may not play'}`
      : 'Subscription  none',
    `Profiles      ${account.profiles}`,
    `Logged in     ${account.sessions} times`,
  ]
}
