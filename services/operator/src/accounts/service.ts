/** Operators join by invitation: a link that works once and sets a passkey, or a password and an authenticator app. @spec decisions 13.1 */
import type { OperatorLine } from '@quintet/contracts/operator/operators'
import type { OperatorRole, OperatorState } from '@quintet/domain/operation/operator'
import type { Config } from '@quintet/platform/config/config'
import type { Platform } from '@quintet/platform/http/app'
import { lastingOrigin } from '@quintet/platform/http/origins'
import { noteChange } from '../events/service.ts'
import { countPasskeys } from '../passkeys/of-accounts.ts'
import { selectPresence } from '../sessions/of-accounts.ts'
import * as changes from './changes.ts'
import * as queries from './queries.ts'
import { stateOf } from './state.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'config'>

/** Invites somebody new, or a known operator again, from the command line; returns the link. */
export async function inviteOperator(
  { db, clock, config }: Parts,
  { email, role, actor }: { email: string; role: OperatorRole; actor: string },
): Promise<string> {
  const now = clock.now()
  const token = await db.transaction().execute(async (tx) => {
    const { answer, ...event } = await changes.invite(tx, { email, role }, now)
    await noteChange(tx, { ...event, actor }, now)
    return answer.token
  })
  return linkOf(config, token)
}

/** The part after `#` reaches no server and no log. */
export function linkOf(config: Config, token: string): string {
  return `${lastingOrigin(config)}/operator/welcome#${token}`
}

/**
 * Disables an operator from the command line, even the last owner: the command line can restore owners. Returns false if there is no such
 * operator.
 */
export async function disableOperator(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { email, actor }: { email: string; actor: string },
): Promise<boolean> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const operator = await queries.selectByEmail(tx, email)
    if (!operator || operator.disabled_at) return false
    const { answer: _answer, ...event } = await changes.disable(tx, operator, now)
    await noteChange(tx, { ...event, actor }, now)
    return true
  })
}

export type OperatorSummary = {
  email: string
  role: OperatorRole
  state: OperatorState
  createdAt: string
}

export async function listOperators({ db }: Pick<Parts, 'db'>): Promise<OperatorSummary[]> {
  return (await queries.selectOperators(db)).map((row) => ({
    email: row.email,
    role: row.role,
    state: stateOf(row),
    createdAt: row.created_at.toISOString(),
  }))
}

/** The operators as the console shows them to this reader. */
export async function listLines(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  readerId: string,
): Promise<OperatorLine[]> {
  const now = clock.now()
  const [rows, presence, passkeys] = await Promise.all([
    queries.selectOperators(db),
    selectPresence(db, now),
    countPasskeys(db),
  ])
  const seen = new Map(presence.map((each) => [each.operator_id, each]))
  const counts = new Map(passkeys.map(({ operator_id, count }) => [operator_id, count]))
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    state: stateOf(row),
    createdAt: row.created_at.toISOString(),
    invitedUntil: row.invitation_expires_at?.toISOString() ?? null,
    isInvitationOver: stateOf(row) === 'invited' && (row.invitation_expires_at ?? now) <= now,
    hasPassword: row.password_hash !== null,
    passkeys: counts.get(row.id) ?? 0,
    openSessions: seen.get(row.id)?.open ?? 0,
    lastSeenAt: seen.get(row.id)?.last_seen_at.toISOString() ?? null,
    isOwn: row.id === readerId,
  }))
}
