/** Operators' passkeys: a device or password manager that verifies its holder replaces password and code. @spec decisions 13.21 */
import type {
  Assertion,
  AssertionOptions,
  Attestation,
  AttestationOptions,
  Passkey,
} from '@quintet/contracts/operator/passkeys'
import { Problem } from '@quintet/contracts/problem'
import { PASSKEYS_MAX } from '@quintet/domain/operation/operator'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Platform } from '@quintet/platform/http/app'
import type { Client } from '@quintet/platform/identity/client'
import { countTry, type Limit, returnTry } from '@quintet/platform/identity/limits'
import { newId } from '@quintet/platform/identity/secrets'
import type { SignedIn } from '../sessions/identify.ts'
import { beginSession, networkLimitOf, type Started } from '../sessions/service.ts'
import { CHALLENGE_MS, newChallenge, takeChallenge } from './challenges.ts'
import * as queries from './queries.ts'
import { ALGORITHMS, checkAssertion, checkAttestation, handleOf, type Made, type Site } from './signed.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'brand'>

/** The options for the browser, and the token that binds them to it. */
type Question<Options> = { options: Options; token: string }

/** Limits challenges, as they are stored until answered. */
function questionLimitOf({ addressKey }: Pick<Client, 'addressKey'>): Limit {
  return { ...networkLimitOf({ addressKey }), key: `operator:challenge:${addressKey}` }
}

export async function askForPasskey(
  platform: Parts,
  site: Site,
  client: Client,
): Promise<Question<AssertionOptions>> {
  await countTry(platform.db, [questionLimitOf(client)], platform.clock.now())
  const { challenge, token } = await newChallenge(platform, null)
  return { options: { challenge, rpId: site.id, timeout: CHALLENGE_MS, userVerification: 'required' }, token }
}

/** Throws `passkey_refused`, whatever is wrong. */
export async function logInByPasskey(
  platform: Parts,
  { passkey, token, site }: { passkey: Assertion; token: string | undefined; site: Site },
  client: Client,
): Promise<Started> {
  const { db, clock } = platform
  const now = clock.now()
  const limit = networkLimitOf(client)
  await countTry(db, [limit], now)
  const challenge = await takeChallenge(platform, { token, operatorId: null })
  const known = await queries.selectByCredential(db, passkey.id)
  const used = known && (await checkAssertion(passkey, { challenge, site, known }))
  if (!used) throw new Problem('passkey_refused')
  const started = await db.transaction().execute(async (tx) => {
    if (!(await queries.takeCount(tx, used, now))) throw new Problem('passkey_refused')
    const operator = { id: known.operator_id, email: known.email, role: known.role }
    return beginSession(tx, operator, { action: 'logged_in', after: { passkey: known.name } }, now)
  })
  for (const { key } of [limit, questionLimitOf(client)]) await returnTry(db, key)
  return started
}

export async function listPasskeys(
  { db }: Pick<Platform, 'db'>,
  { operatorId }: SignedIn,
): Promise<Passkey[]> {
  return (await queries.selectPasskeys(db, operatorId)).map(toWire)
}

/** Throws `too_many_passkeys`. */
export async function askForNewPasskey(
  platform: Parts,
  site: Site,
  { operatorId, email }: SignedIn,
): Promise<Question<AttestationOptions>> {
  const own = await queries.selectPasskeys(platform.db, operatorId)
  if (own.length >= PASSKEYS_MAX) throw new Problem('too_many_passkeys')
  const { challenge, token } = await newChallenge(platform, operatorId)
  const options: AttestationOptions = {
    challenge,
    rp: { id: site.id, name: `${platform.brand.name} Operator` },
    user: { id: handleOf(operatorId), name: email, displayName: email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: own.map(({ credential_id: id, transports }) => ({
      id,
      type: 'public-key',
      transports,
    })),
    // Discoverable without typing a name, and usable only by the verified holder: two factors in one.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
  return { options, token }
}

/** Throws `passkey_refused`. */
export async function checkNewPasskey(
  platform: Parts,
  { passkey, token, site }: { passkey: Attestation; token: string | undefined; site: Site },
  { operatorId }: SignedIn,
): Promise<Made> {
  const challenge = await takeChallenge(platform, { token, operatorId })
  const made = await checkAttestation(passkey, { challenge, site })
  if (!made) throw new Problem('passkey_refused')
  return made
}

/** Throws `too_many_passkeys`, and `passkey_refused` if it is already registered. */
export async function addPasskey(
  tx: DatabaseTransaction,
  { name, made }: { name: string; made: Made },
  { operatorId }: SignedIn,
  now: Date,
): Promise<Passkey> {
  await queries.lockPasskeysOf(tx, operatorId)
  const own = await queries.selectPasskeys(tx, operatorId)
  if (own.length >= PASSKEYS_MAX) throw new Problem('too_many_passkeys')
  const transports = JSON.stringify(made.transports)
  const row = { ...made, id: newId('passkey'), operator_id: operatorId, name, created_at: now, transports }
  if (!(await queries.insertPasskey(tx, row))) throw new Problem('passkey_refused')
  return toWire({ ...row, last_used_at: null })
}

/** Returns the name of the removed passkey; throws `unknown_passkey`. */
export async function removePasskey(
  tx: DatabaseTransaction,
  id: string,
  { operatorId }: SignedIn,
): Promise<string> {
  const removed = await queries.deletePasskey(tx, operatorId, id)
  if (!removed) throw new Problem('unknown_passkey')
  return removed.name
}

type Told = Pick<queries.PasskeyRow, 'id' | 'name' | 'created_at' | 'last_used_at' | 'is_backed_up'>

function toWire({ id, name, created_at, last_used_at, is_backed_up }: Told): Passkey {
  return {
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
    isBackedUp: is_backed_up,
  }
}
