/** Logs in to the console with password and code, and checks the password again. @spec decisions 13.1 */
import { Problem } from '@quintet/contracts/problem'
import type { Invitation, Operator } from '@quintet/contracts/operator/session'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { OPERATOR_SESSION_HOURS, type OperatorRole, rightsOf } from '@quintet/domain/operation/operator'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Platform } from '@quintet/platform/http/app'
import { type Client, hashedKey } from '@quintet/platform/identity/client'
import { isWithin, type Limit, returnTry, tryWithin } from '@quintet/platform/identity/limits'
import { hashSecret, verifySecret } from '@quintet/platform/identity/passwords'
import { hashToken, newId, newToken } from '@quintet/platform/identity/secrets'
import * as accounts from '../accounts/index.ts'
import { noteChange } from '../events/service.ts'
import type { SignedIn } from './identify.ts'
import * as queries from './queries.ts'

const QUARTER_SECONDS = 15 * 60
const TRIES_PER_ACCOUNT = 10
const TRIES_PER_NETWORK = 30
/** Per account from all networks together: passwords have at least twelve characters, and a code is required as well. */
const TRIES_FROM_ANYWHERE = 100

type Parts = Pick<Platform, 'db' | 'clock' | 'brand'>

/** The operator, and the session's token for the cookie. */
export type Started = { operator: Operator; token: string }

/** Limits all attempts from one network. */
export function networkLimitOf({ addressKey }: Pick<Client, 'addressKey'>): Limit {
  return {
    key: `operator:network:${addressKey}`,
    tries: TRIES_PER_NETWORK,
    windowSeconds: QUARTER_SECONDS,
  }
}

/** Per account and network, so that strangers guessing elsewhere cannot lock an operator out. */
function limitsOf(name: string, { addressKey }: Pick<Client, 'addressKey'>): readonly Limit[] {
  const windowSeconds = QUARTER_SECONDS
  const account = `operator:account:${hashedKey(name.toLowerCase())}`
  return [
    networkLimitOf({ addressKey }),
    { key: `${account}:${addressKey}`, tries: TRIES_PER_ACCOUNT, windowSeconds },
    { key: account, tries: TRIES_FROM_ANYWHERE, windowSeconds },
  ]
}

/** Limits codes from anywhere; whoever gets this far knows the password. */
function codeLimitsOf(operatorId: string): readonly Limit[] {
  return [{ key: `operator:code:${operatorId}`, tries: TRIES_PER_ACCOUNT, windowSeconds: QUARTER_SECONDS }]
}

// Correct attempts do not count as guesses.
async function returnTries(db: Database, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) await returnTry(db, key)
}

/** Returns whom a link invites; throws `invalid_invitation`. */
export async function invitedBy(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  token: string,
  client: Client,
): Promise<accounts.OperatorRow> {
  const now = clock.now()
  const limits = limitsOf(token, client)
  const operator = await tryWithin(db, limits, { now }, () =>
    accounts.selectInvited(db, hashToken(token), now),
  )
  if (!operator) throw new Problem('invalid_invitation')
  await returnTries(db, limits)
  return operator
}

/** Throws `invalid_invitation`. */
export async function readInvitation(parts: Parts, token: string, client: Client): Promise<Invitation> {
  const { db, brand } = parts
  const operator = await invitedBy(parts, token, client)
  const secret = await accounts.totpSecretOf(db, operator)
  return {
    email: operator.email,
    role: operator.role,
    secret: accounts.toBase32(secret),
    uri: accounts.setUpAddress(secret, { email: operator.email, issuer: `${brand.name} Operator` }),
  }
}

/** Throws `invalid_invitation`, and `wrong_code` if the app is not set up correctly. */
export async function acceptInvitation(
  { db, clock }: Parts,
  { token, password, code }: { token: string; password: string; code: string },
  client: Client,
): Promise<Started> {
  const now = clock.now()
  const limits = limitsOf(token, client)
  const operator = await tryWithin(db, limits, { now }, () =>
    accounts.selectInvited(db, hashToken(token), now),
  )
  if (!operator) throw new Problem('invalid_invitation')
  const step = accounts.stepOfCode(await accounts.totpSecretOf(db, operator), code, 0, phoneTime(clock))
  if (step === null) throw new Problem('wrong_code')
  const passwordHash = await hashSecret(password, operator.id)
  await returnTries(db, limits)
  return db.transaction().execute(async (tx) => {
    if (!(await accounts.join(tx, hashToken(token), { passwordHash, step })))
      throw new Problem('invalid_invitation')
    return beginSession(tx, { ...operator, hasPassword: true }, { action: 'operator_joined' }, now)
  })
}

/** Throws `invalid_credentials`: the same for a wrong address, password or code. */
export async function logIn(
  { db, clock }: Parts,
  { email, password, code }: { email: string; password: string; code: string },
  client: Client,
): Promise<Started> {
  const now = clock.now()
  const operator = await accounts.selectByEmail(db, email)
  const limits = limitsOf(email, client)
  const isRight = await tryWithin(db, limits, { now }, () =>
    verifySecret(password, operator?.password_hash, client.addressKey),
  )
  if (!operator || !isRight || operator.disabled_at) throw new Problem('invalid_credentials')
  const codeLimits = codeLimitsOf(operator.id)
  // An exhausted limit gets the same error as a wrong code, since another one would reveal that the password is right.
  if (!(await isWithin(db, codeLimits, now))) throw new Problem('invalid_credentials')
  const secret = await accounts.totpSecretOf(db, operator)
  const step = accounts.stepOfCode(secret, code, operator.totp_last_step, phoneTime(clock))
  if (step === null) throw new Problem('invalid_credentials')
  const started = await db.transaction().execute(async (tx) => {
    if (!(await accounts.takeStep(tx, operator, step))) throw new Problem('invalid_credentials')
    return beginSession(tx, { ...operator, hasPassword: true }, { action: 'logged_in' }, now)
  })
  await returnTries(db, [...limits, ...codeLimits])
  return started
}

/** An authenticator app uses the real time, even if the sandbox's clock was set. */
function phoneTime(clock: Clock): Date {
  return clock.elsewhere?.() ?? clock.now()
}

type Proved = { id: string; email: string; role: OperatorRole; hasPassword: boolean }

/** Starts the session of somebody who has proved who they are, and records how. */
export async function beginSession(
  tx: DatabaseTransaction,
  { id, hasPassword, ...operator }: Proved,
  way: { action: 'logged_in' | 'operator_joined'; after?: { passkey: string } },
  now: Date,
): Promise<Started> {
  const token = newToken()
  await queries.insertSession(tx, {
    id: newId('opses'),
    token_hash: hashToken(token),
    operator_id: id,
    created_at: now,
    last_seen_at: now,
    proved_at: now,
    expires_at: new Date(now.getTime() + OPERATOR_SESSION_HOURS * HOUR_MS),
  })
  const { email } = operator
  await noteChange(tx, { actor: email, subject: 'operator', subjectId: email, ...way }, now)
  return { operator: toWire({ ...operator, hasPassword }, now), token }
}

export function toWire({ email, role, hasPassword }: Omit<Proved, 'id'>, now: Date): Operator {
  const proof = hasPassword ? 'password' : 'passkey'
  return { email, role, rights: rightsOf(role), proof, now: now.toISOString() }
}

export async function logOut({ db, clock }: Parts, { sessionId, email }: SignedIn): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await queries.endSession(tx, sessionId, now)
    const event = { actor: email, action: 'logged_out', subject: 'operator', subjectId: email } as const
    await noteChange(tx, event, now)
  })
}

/** Unlocks, for this session and some minutes, the routes that require a fresh proof, after a passkey was checked. */
export async function noteProof(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  sessionId: string,
): Promise<void> {
  await queries.markProved(db, sessionId, clock.now())
}

/** The right password unlocks, for this session and some minutes, the routes that require a fresh proof. @spec decisions 13.1 */
export async function provePassword(
  { db, clock }: Parts,
  { sessionId, email }: SignedIn,
  password: string,
  client: Client,
): Promise<boolean> {
  const now = clock.now()
  // Limited per session, so that guesses at the log-in do not affect it.
  const limits = [
    { key: `operator:proof:${sessionId}`, tries: TRIES_PER_ACCOUNT, windowSeconds: QUARTER_SECONDS },
  ]
  const operator = await accounts.selectByEmail(db, email)
  const isRight = await tryWithin(db, limits, { now }, () =>
    verifySecret(password, operator?.password_hash, client.addressKey),
  )
  if (!isRight) return false
  await queries.markProved(db, sessionId, now)
  await returnTries(db, limits)
  return true
}
