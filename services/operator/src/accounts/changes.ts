/** Changes to operators, each returned with its event for the caller's transaction. @spec decisions 13.26 */
import { randomBytes } from 'node:crypto'
import { Problem } from '@quintet/contracts/problem'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { INVITATION_DAYS, isLastOwner, type OperatorRole } from '@quintet/domain/operation/operator'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { seal } from '@quintet/platform/identity/sealed'
import { hashToken, newId, newToken } from '@quintet/platform/identity/secrets'
import type { Done } from '../events/service.ts'
import { deletePasskeysOf } from '../passkeys/of-accounts.ts'
import { endSessionsOf } from '../sessions/of-accounts.ts'
import * as queries from './queries.ts'
import { totpKey } from './secrets.ts'
import { stateOf } from './state.ts'

// RFC 4226, section 4: the length of the hash.
const SECRET_BYTES = 20

type Tx = DatabaseTransaction

/** Invites somebody new, or a known operator again, whose sessions and passkeys then end; returns the link's token. */
export async function invite(
  tx: Tx,
  { email, role }: { email: string; role: OperatorRole },
  now: Date,
): Promise<Done<{ token: string }>> {
  const token = newToken()
  const before = await queries.selectByEmail(tx, email)
  const operator = await queries.invite(tx, {
    id: newId('operator'),
    email,
    role,
    totp_secret: seal(await totpKey(tx), randomBytes(SECRET_BYTES), email.toLowerCase()),
    invitation_hash: hashToken(token),
    invitation_expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    created_at: now,
  })
  await endSessionsOf(tx, operator.id, now)
  await deletePasskeysOf(tx, operator.id)
  return {
    answer: { token },
    action: 'operator_invited',
    ...subjectOf(operator),
    before: before ? { role: before.role } : null,
    after: { role },
  }
}

/** Like `invite`, but for somebody unknown; throws `operator_exists`. */
export async function inviteStranger(
  tx: Tx,
  wanted: { email: string; role: OperatorRole },
  now: Date,
): Promise<Done<{ token: string }>> {
  await queries.lockOperators(tx)
  if (await queries.selectByEmail(tx, wanted.email)) throw new Problem('operator_exists')
  return invite(tx, wanted, now)
}

/** Like `invite`, but for a known operator; throws `unknown_operator` and `last_owner`. */
export async function inviteAgain(
  tx: Tx,
  { id, role }: { id: string; role: OperatorRole },
  now: Date,
): Promise<Done<{ token: string }>> {
  const { email } = await takeReplaceable(tx, id)
  return invite(tx, { email, role }, now)
}

/** Throws `unknown_operator`, also for a disabled operator, and `last_owner`. */
export async function changeRole(
  tx: Tx,
  { id, role }: { id: string; role: OperatorRole },
): Promise<Done<undefined>> {
  const operator = await takeReplaceable(tx, id)
  if (operator.disabled_at) throw new Problem('unknown_operator')
  await queries.setRole(tx, id, role)
  return {
    answer: undefined,
    action: 'role_changed',
    ...subjectOf(operator),
    before: { role: operator.role },
    after: { role },
  }
}

/** Throws `unknown_operator`. */
export async function endSessions(tx: Tx, id: string, now: Date): Promise<Done<undefined>> {
  const operator = await queries.selectById(tx, id)
  if (!operator) throw new Problem('unknown_operator')
  await endSessionsOf(tx, id, now)
  return { answer: undefined, action: 'sessions_ended', ...subjectOf(operator) }
}

/** Throws `unknown_operator`, also for a disabled operator, and `last_owner`. */
export async function disableById(tx: Tx, id: string, now: Date): Promise<Done<undefined>> {
  const operator = await takeReplaceable(tx, id)
  if (operator.disabled_at) throw new Problem('unknown_operator')
  return disable(tx, operator, now)
}

/** Disables an operator and ends their sessions. */
export async function disable(tx: Tx, operator: queries.OperatorRow, now: Date): Promise<Done<undefined>> {
  await queries.disable(tx, operator.id, now)
  await endSessionsOf(tx, operator.id, now)
  return {
    answer: undefined,
    action: 'operator_disabled',
    ...subjectOf(operator),
    before: { role: operator.role },
  }
}

/**
 * Returns the operator unless they are the last owner who can log in; locks the table, so that nobody else changes operators until the
 * transaction ends.
 */
async function takeReplaceable(tx: Tx, id: string): Promise<queries.OperatorRow> {
  await queries.lockOperators(tx)
  const all = await queries.selectOperators(tx)
  const operator = all.find((each) => each.id === id)
  if (!operator) throw new Problem('unknown_operator')
  if (
    isLastOwner(
      all.map((row) => ({ ...row, state: stateOf(row) })),
      id,
    )
  )
    throw new Problem('last_owner')
  return operator
}

function subjectOf({ email }: queries.OperatorRow) {
  return { subject: 'operator', subjectId: email } as const
}
