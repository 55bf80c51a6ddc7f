import { createHash } from 'node:crypto'
import type { SignUp } from '@quintet/contracts/sign-up'
import { BOX_VERSIONS, CONSENT_KINDS, TRIAL_RULE_TEXT } from '@quintet/domain/account/consent-texts'
import { type AgreedDocument, isAgreedDocument } from '@quintet/domain/account/legal-texts'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { isIdentityTaken } from '../accounts/index.ts'
import type { TextInForce } from '../legal-texts/index.ts'
import type { SocialIdentity } from '../social-log-in/providers/identity.ts'
import { sql } from 'kysely'

/** `identity` is the social identity they sign up with. */
export type Person = { email: string; identity: Pick<SocialIdentity, 'issuer' | 'subject'> | null }

export async function hasAccount(db: Database, { email, identity }: Person): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .leftJoin('social_identity', 'social_identity.account_id', 'account.id')
    .select('account.id')
    .where((row) =>
      row.or([
        row(row.fn('lower', ['account.email']), '=', email.toLowerCase()),
        ...(identity ? [row.and({ issuer: identity.issuer, subject: identity.subject })] : []),
      ]),
    )
    .executeTakeFirst()
  return account !== undefined
}

/** True if the database refused a second account with the same e-mail address or social identity. */
export function isPersonTaken(error: unknown): boolean {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
  return constraint === 'account_email' || isIdentityTaken(error)
}

/** Stores each consent with the version and hash of its text, and its time; `texts` are those in force. @spec law 1.9 */
export async function insertConsents(
  tx: DatabaseTransaction,
  accountId: string,
  {
    consents,
    expectsTrial,
    texts,
  }: Pick<SignUp, 'consents' | 'expectsTrial'> & { texts: Record<AgreedDocument, TextInForce> },
  now: Date,
): Promise<void> {
  const given = CONSENT_KINDS.filter((kind) => consents[kind] === true).map((kind) =>
    isAgreedDocument(kind)
      ? { kind, text_version: texts[kind].version, text_hash: texts[kind].hash }
      : { kind, text_version: BOX_VERSIONS[kind], text_hash: null },
  )
  const rule = { kind: TRIAL_RULE_TEXT.kind, text_version: TRIAL_RULE_TEXT.version, text_hash: null }
  await tx
    .insertInto('consent')
    .values(
      [...given, ...(expectsTrial === true ? [rule] : [])].map((consent) => ({
        ...consent,
        account_id: accountId,
        given_at: now,
      })),
    )
    .execute()
}

/** True if somebody with any of the claims had a trial; that is never undone. */
export async function isTrialUsed(
  db: Database | DatabaseTransaction,
  claims: readonly Buffer[],
): Promise<boolean> {
  const row = await db
    .selectFrom('trial_claim')
    .select('claim_hash')
    .where('claim_hash', 'in', claims)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Claims a person's only trial; returns false if any of the claims was made before. */
export async function claimTrial(
  tx: DatabaseTransaction,
  claims: readonly Buffer[],
  now: Date,
): Promise<boolean> {
  const made = await tx
    .insertInto('trial_claim')
    .values(claims.map((hash) => ({ claim_hash: hash, claimed_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('claim_hash')
    .execute()
  return made.length === claims.length
}

export type EarlierSignUp = { bodyHash: Buffer; accountId: string; passwordHash: string | null }

export async function findEarlier(
  db: Database | DatabaseTransaction,
  key: string,
): Promise<EarlierSignUp | undefined> {
  return db
    .selectFrom('idempotency_key')
    .innerJoin('account', 'account.id', 'idempotency_key.account_id')
    .select([
      'idempotency_key.body_hash as bodyHash',
      'idempotency_key.account_id as accountId',
      'account.password_hash as passwordHash',
    ])
    .where('idempotency_key.key', '=', key)
    .executeTakeFirst()
}

/** Lets one transaction at a time work on a key. */
export async function holdKey(tx: DatabaseTransaction, key: string): Promise<void> {
  const number = createHash('sha256').update(`sign-up:${key}`).digest().readBigInt64BE()
  await sql`select pg_advisory_xact_lock(${number.toString()}::bigint)`.execute(tx)
}

export async function rememberKey(
  tx: DatabaseTransaction,
  { key, orderHash, accountId }: { key: string; orderHash: Buffer; accountId: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('idempotency_key')
    .values({ key, body_hash: orderHash, account_id: accountId, created_at: now })
    .execute()
}
