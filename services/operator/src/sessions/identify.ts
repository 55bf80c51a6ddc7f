/** Identifies an operator by their cookie. */
import { Problem } from '@quintet/contracts/problem'
import type { OperatorRole } from '@quintet/domain/operation/operator'
import type { Platform } from '@quintet/platform/http/app'
import { hashToken } from '@quintet/platform/identity/secrets'
import { findSession, touchSession } from './queries.ts'

const SEEN_EVERY_MS = 60_000

/** A logged-in operator. */
export type SignedIn = {
  sessionId: string
  operatorId: string
  email: string
  role: OperatorRole
  /** False if they joined with a passkey. */
  hasPassword: boolean
  provedAt: Date
}

/** The operator with this token; throws `unauthenticated` if it is not, or no longer, valid. */
export async function identifyOperator(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  token: string | undefined,
): Promise<SignedIn> {
  const now = clock.now()
  const session = token === undefined ? undefined : await findSession(db, hashToken(token), now)
  if (!session) throw new Problem('unauthenticated')
  if (now.getTime() - session.last_seen_at.getTime() > SEEN_EVERY_MS) await touchSession(db, session.id, now)
  return {
    sessionId: session.id,
    operatorId: session.operator_id,
    email: session.email,
    role: session.role,
    hasPassword: session.has_password,
    provedAt: session.proved_at,
  }
}
