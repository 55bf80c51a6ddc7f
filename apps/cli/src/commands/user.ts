/** `quintet user list`, `quintet user show`, `quintet user events`. @spec security 2.6 */
import type { AccountEvent, AccountSummary } from '@quintet/customer'
import { DELETED_ACCOUNT } from '@quintet/contracts/operator/events'
import { RETENTION } from '@quintet/domain/account/retention'
import { dayOf } from '@quintet/domain/basics/calendar'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand, shownTime } from '../session.ts'

const LIST_MAX = 1000
const EVENTS_MAX = 200

export function userCommands(program: Command): void {
  const user = program.command('user').description('lists and shows accounts')
  user
    .command('list')
    .description(`the newest accounts, at most ${LIST_MAX}`)
    .argument('[part]', 'part of the e-mail address', '')
    .option(
      '--json',
      'prints [{id, email, name, country, createdAt, subscription, profiles, sessions}] as JSON',
    )
    .action((part: string, options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { summarizeAccounts } = await import('@quintet/customer')
        const found = await summarizeAccounts(foundation, part, LIST_MAX)
        answer(options.json === true, found, found.length > 0 ? found.map(lineOf) : ['No accounts found.'])
        return EXIT.ok
      }),
    )
  user
    .command('show')
    .description('one account')
    .argument('<account>', 'e-mail address or id')
    .option('--json', 'prints the account as JSON')
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
    .description('allows somebody who withdrew from several contracts to order online again')
    .argument('<email>', 'the e-mail address, even of a deleted account')
    .option('--json', 'prints {contracts} as JSON')
    .action((email: string, options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { allowReordering, summarizeAccount } = await import('@quintet/customer')
        const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
        // The log outlives the account, so it does not contain the address.
        const subjectId = (await summarizeAccount(foundation, email))?.id ?? DELETED_ACCOUNT
        const contracts = await foundation.db.transaction().execute(async (tx) => {
          const allowed = await allowReordering(tx, email)
          const change = { actor: COMMAND_LINE, action: 'ordering_allowed', subject: 'account' } as const
          if (allowed > 0) await noteChange(tx, { ...change, subjectId }, foundation.clock.now())
          return allowed
        })
        const said =
          contracts > 0 ? `${email} may order online again.` : `${email} has not withdrawn from any contract.`
        answer(options.json === true, { contracts }, [said])
        return EXIT.ok
      }),
    )
}

function eventsCommand(user: Command): void {
  user
    .command('events')
    .description(
      `log-in events of an account, newest first, at most ${EVENTS_MAX}; kept for ${RETENTION.auditEvent.days} days`,
    )
    .argument('<account>', 'e-mail address or id')
    .option('--json', 'prints [{at, kind, device}] as JSON')
    .action((account: string, options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { listAccountEvents } = await import('@quintet/customer')
        const found = await listAccountEvents(foundation, account, EVENTS_MAX)
        if (!found) throw new CommandError(`There is no account "${account}".`)
        const lines = found.length > 0 ? found.map(eventLineOf) : ['There are no events.']
        answer(options.json === true, found, lines)
        return EXIT.ok
      }),
    )
}

function eventLineOf({ at, kind, device }: AccountEvent): string {
  return `${shownTime(at)}  ${kind.padEnd(22)} ${device ?? ''}`.trimEnd()
}

function lineOf({ email, subscription, createdAt }: AccountSummary): string {
  return `${dayOf(new Date(createdAt))}  ${(subscription?.state ?? 'none').padEnd(9)} ${email}`
}

function linesOf({ subscription, ...account }: AccountSummary): string[] {
  return [
    `E-mail        ${account.email}`,
    `Name          ${account.name}`,
    `Id            ${account.id}`,
    `Country       ${account.country}`,
    `Since         ${dayOf(new Date(account.createdAt))}`,
    subscription
      ? `Subscription  ${subscription.plan}, ${subscription.state}, period ends ${dayOf(new Date(subscription.periodEndsAt))}, ${subscription.hasAccess ? 'may play' : 'may not play'}`
      : 'Subscription  none',
    `Profiles      ${account.profiles}`,
    `Sessions      ${account.sessions}`,
  ]
}
