/** What browsers are asked to sign: random, for some minutes, once, and only by the browser that was asked. @spec decisions 13.21 */
import { Problem } from '@quintet/contracts/problem'
import { PASSKEY_CHALLENGE_MINUTES } from '@quintet/domain/operator'
import type { Platform } from '@quintet/platform/http/app'
import { hashToken, newToken } from '@quintet/platform/identity/secrets'
import * as queries from './queries.ts'

const MINUTE_MS = 60_000

export const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * MINUTE_MS

type Parts = Pick<Platform, 'db' | 'clock'>

/** Something to sign for an operator who adds a passkey, or, where that is null, for whoever logs in; `token` is for the browser's cookie. */
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

/** Takes the challenge of a browser, also where what it signed is wrong; throws `passkey_refused` where there is none. */
export async function takeChallenge(
  { db, clock }: Parts,
  { token, operatorId }: { token: string | undefined; operatorId: string | null },
): Promise<string> {
  const asked = { tokenHash: hashToken(token ?? ''), operatorId }
  const taken = await queries.takeChallenge(db, asked, clock.now())
  if (!taken) throw new Problem('passkey_refused')
  return taken.challenge
}
