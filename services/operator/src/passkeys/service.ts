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
import { beginSession, networkLimitOf, noteProof, type Started } from '../sessions/service.ts'
import { CHALLENGE_MS, newChallenge, takeChallenge } from './challenges.ts'
import * as queries from './queries.ts'
import { ALGORITHMS, checkAssertion, checkAttestation, handleOf, type Made, type Site } from './signed.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'brand'>

/** The options for the browser, and the token that binds them to it. */
export type Question<Options> = { options: Options; token: string }

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

type Signed = { passkey: Assertion; token: string | undefined; site: Site }

/** Throws `passkey_refused`, whatever is wrong. */
export function logInByPasskey(platform: Parts, signed: Signed, client: Client): Promise<Started> {
  return usePasskey(platform, signed, client, (tx, known, now) => {
    const operator = { ...known, id: known.operator_id }
    return beginSession(tx, operator, { action: 'logged_in', after: { passkey: known.name } }, now)
  })
}

/**
 * A fresh proof by a passkey, for operators without a password; for all others the password is a second factor beside it. Throws
 * `passkey_refused`, also for the passkey of somebody else.
 */
export async function proveByPasskey(
  platform: Parts,
  signed: Signed,
  { client, operator }: { client: Client; operator: SignedIn },
): Promise<void> {
  await usePasskey(platform, signed, client, async (_tx, known) => {
    if (known.operator_id !== operator.operatorId || operator.hasPassword)
      throw new Problem('passkey_refused')
  })
  await noteProof(platform, operator.sessionId)
}

/** Checks what a passkey signed and records its use, with what `act` does, in one transaction. */
async function usePasskey<T>(
  platform: Parts,
  { passkey, token, site }: Signed,
  client: Client,
  act: (tx: DatabaseTransaction, known: queries.FoundPasskey, now: Date) => Promise<T>,
): Promise<T> {
  const { db, clock } = platform
  const now = clock.now()
  const limit = networkLimitOf(client)
  await countTry(db, [limit], now)
  const challenge = await takeChallenge(platform, { token, operatorId: null })
  const known = await queries.selectByCredential(db, passkey.id)
  const used = known && (await checkAssertion(passkey, { challenge, site, known }))
  if (!used) throw new Problem('passkey_refused')
  const result = await db.transaction().execute(async (tx) => {
    if (!(await queries.takeCount(tx, used, now))) throw new Problem('passkey_refused')
    return act(tx, known, now)
  })
  for (const { key } of [limit, questionLimitOf(client)]) await returnTry(db, key)
  return result
}

export async function listPasskeys(
  { db }: Pick<Platform, 'db'>,
  { operatorId }: SignedIn,
): Promise<Passkey[]> {
  return (await queries.selectPasskeys(db, operatorId)).map(toWire)
}

/** Whose passkey it becomes. */
type Holder = Pick<SignedIn, 'operatorId' | 'email'>

/** Throws `too_many_passkeys`. */
export async function askForNewPasskey(
  platform: Parts,
  site: Site,
  { operatorId, email }: Holder,
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
  { operatorId }: Pick<Holder, 'operatorId'>,
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
  { operatorId }: Pick<Holder, 'operatorId'>,
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

/** Returns the name of the removed passkey; throws `unknown_passkey`, and `last_passkey` if it is the only way in. */
export async function removePasskey(
  tx: DatabaseTransaction,
  id: string,
  { operatorId, hasPassword }: SignedIn,
): Promise<string> {
  await queries.lockPasskeysOf(tx, operatorId)
  const own = await queries.selectPasskeys(tx, operatorId)
  if (!hasPassword && own.length === 1 && own[0]?.id === id) throw new Problem('last_passkey')
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
