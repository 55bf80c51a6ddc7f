/** Challenges for browsers to sign: random, valid for minutes, once, and only in the browser that asked. @spec decisions 13.21 */
import { Problem } from '@quintet/contracts/problem'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { PASSKEY_CHALLENGE_MINUTES } from '@quintet/domain/operation/operator'
import type { Platform } from '@quintet/platform/http/app'
import { hashToken, newToken } from '@quintet/platform/identity/secrets'
import * as queries from './queries.ts'

export const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * MINUTE_MS

type Parts = Pick<Platform, 'db' | 'clock'>

/** Creates a challenge for an operator who adds a passkey or, if null, for a log-in; `token` goes into the browser's cookie. */
export async function newChallenge(
  { db, clock }: Parts,
  operatorId: string | null,
): Promise<{ challenge: string; token: string }> {
  const now = clock.now()
  const [challenge, token] = [newToken(), newToken()]
  const kept = { token_hash: hashToken(token), challenge, operator_id: operatorId }
  await queries.insertChallenge(db, { ...kept, expires_at: new Date(now.getTime() + CHALLENGE_MS) }, now)
  return { challenge, token }
}

/** Uses up a browser's challenge, even if the signature is wrong; throws `passkey_refused` if there is none. */
export async function takeChallenge(
  { db, clock }: Parts,
  { token, operatorId }: { token: string | undefined; operatorId: string | null },
): Promise<string> {
  const asked = { tokenHash: hashToken(token ?? ''), operatorId }
  const taken = await queries.takeChallenge(db, asked, clock.now())
  if (!taken) throw new Problem('passkey_refused')
  return taken.challenge
}
