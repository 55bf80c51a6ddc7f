/** Operators come by an invitation: a link that works once and sets a password and an authenticator app. @spec decisions 13.1 */
import { randomBytes } from 'node:crypto'
import { INVITATION_DAYS, type OperatorRole } from '@quintet/domain/operator'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Platform } from '@quintet/platform/http/app'
import { lastingOrigin } from '@quintet/platform/http/origins'
import { seal, unseal } from '@quintet/platform/identity/sealed'
import { hashToken, newId, newToken } from '@quintet/platform/identity/secrets'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import { noteChange } from '../events/service.ts'
import { deletePasskeysOf } from '../passkeys/forget.ts'
import { endSessionsOf } from '../sessions/end.ts'
import * as queries from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
// RFC 4226, section 4: the length of the hash.
const SECRET_BYTES = 20

type Parts = Pick<Platform, 'db' | 'clock' | 'config'>

/**
 * Invites somebody, or somebody known anew, whose log-ins and passkeys end; gives the link. What stands behind `#` reaches no server and no
 * log.
 */
export async function inviteOperator(
  { db, clock, config }: Parts,
  { email, role, actor }: { email: string; role: OperatorRole; actor: string },
): Promise<string> {
  const now = clock.now()
  const token = newToken()
  const key = await totpKey(db)
  await db.transaction().execute(async (tx) => {
    const before = await queries.selectByEmail(tx, email)
    const operator = await queries.invite(tx, {
      id: newId('operator'),
      email,
      role,
      totp_secret: seal(key, randomBytes(SECRET_BYTES), email.toLowerCase()),
      invitation_hash: hashToken(token),
      invitation_expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      created_at: now,
    })
    await endSessionsOf(tx, operator.id, now)
    await deletePasskeysOf(tx, operator.id)
    const event = {
      action: 'operator_invited',
      subject: 'operator',
      subjectId: operator.email,
      before: before ? { role: before.role } : null,
      after: { role },
    } as const
    await noteChange(tx, { ...event, actor }, now)
  })
  return `${lastingOrigin(config)}/operator/welcome#${token}`
}

/** Takes an operator's way in; false where there is no such operator. */
export async function disableOperator(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { email, actor }: { email: string; actor: string },
): Promise<boolean> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const operator = await queries.selectByEmail(tx, email)
    if (!operator || operator.disabled_at) return false
    await queries.disable(tx, operator.id, now)
    await endSessionsOf(tx, operator.id, now)
    const event = { action: 'operator_disabled', subject: 'operator', subjectId: operator.email } as const
    await noteChange(tx, { ...event, actor, before: { role: operator.role } }, now)
    return true
  })
}

export type OperatorSummary = {
  email: string
  role: OperatorRole
  state: 'invited' | 'active' | 'disabled'
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

function stateOf({ disabled_at, password_hash }: queries.OperatorRow): OperatorSummary['state'] {
  if (disabled_at) return 'disabled'
  return password_hash === null ? 'invited' : 'active'
}

/** What the authenticator app of an operator counts with. */
export async function totpSecretOf(
  db: Database | DatabaseTransaction,
  { totp_secret, email }: queries.OperatorRow,
): Promise<Buffer> {
  return unseal(await totpKey(db), totp_secret, email.toLowerCase())
}

function totpKey(db: Database | DatabaseTransaction): Promise<Buffer> {
  return serviceSecret(db, 'operator-totp')
}
