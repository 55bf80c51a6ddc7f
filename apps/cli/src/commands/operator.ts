/** `quintet operator add`, `list`, `disable`, and `quintet audit`. @spec decisions 13.2 */
import type { OperatorEvent } from '@quintet/contracts/operator/events'
import { INVITATION_DAYS, OPERATOR_ROLES, type OperatorRole } from '@quintet/domain/operation/operator'
import { type Command, Option } from 'commander'
import { answer, CommandError, EXIT, runCommand, shownTime } from '../session.ts'

const EVENTS_MAX = 1000
const EMAIL = /^[^\s@]+@[^\s@]+$/

export function operatorCommands(program: Command): void {
  const operator = program.command('operator').description('operators of the console at /operator')
  operator
    .command('add')
    .description(
      `prints a link, valid once and for ${INVITATION_DAYS} days, to set a passkey, or a password and an authenticator app; for an existing operator it replaces what was set`,
    )
    .argument('<email>')
    .addOption(
      new Option('--role <role>', 'the operator’s role').choices(OPERATOR_ROLES).makeOptionMandatory(),
    )
    .option('--json', 'prints {link} as JSON')
    .action((email: string, { role, json }: { role: OperatorRole; json?: true }) =>
      runCommand(async ({ foundation }) => {
        if (!EMAIL.test(email)) throw new CommandError(`"${email}" is not an e-mail address.`)
        const { COMMAND_LINE, inviteOperator } = await import('@quintet/operator')
        const link = await inviteOperator(foundation, { email, role, actor: COMMAND_LINE })
        answer(json === true, { link }, [link])
        return EXIT.ok
      }),
    )
  operator
    .command('list')
    .description('lists operators and their roles')
    .option('--json', 'prints [{email, role, state, createdAt}] as JSON')
    .action((options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { listOperators } = await import('@quintet/operator')
        const found = await listOperators(foundation)
        const lines = found.map(({ email, role, state }) => `${role.padEnd(8)} ${state.padEnd(8)} ${email}`)
        answer(options.json === true, found, lines.length > 0 ? lines : ['There are no operators yet.'])
        return EXIT.ok
      }),
    )
  operator
    .command('disable')
    .description('logs an operator out everywhere and blocks further log-ins')
    .argument('<email>')
    .action((email: string) =>
      runCommand(async ({ foundation }) => {
        const { COMMAND_LINE, disableOperator } = await import('@quintet/operator')
        if (!(await disableOperator(foundation, { email, actor: COMMAND_LINE })))
          throw new CommandError(`There is no operator "${email}"; quintet operator list shows all.`)
        answer(false, null, [`${email} is disabled.`])
        return EXIT.ok
      }),
    )
}

export function auditCommand(program: Command): void {
  program
    .command('audit')
    .description(
      `what operators changed, here and in the console, newest first, at most ${EVENTS_MAX} entries`,
    )
    .option('--json', 'prints [{id, at, actor, action, subject, subjectId, reason, before, after}] as JSON')
    .action((options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { listEvents } = await import('@quintet/operator')
        const events = await listEvents(foundation, {}, EVENTS_MAX)
        const lines = events.length > 0 ? events.map(lineOf) : ['Nothing has been changed yet.']
        answer(options.json === true, events, lines)
        return EXIT.ok
      }),
    )
}

function lineOf({ at, actor, action, subject, subjectId, reason }: OperatorEvent): string {
  const what = `${action} ${subject} ${subjectId}`
  return `${shownTime(at)}  ${actor}  ${what}${reason ? `  (${reason})` : ''}`
}
