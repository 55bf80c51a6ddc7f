/**
 * Verifies what a browser signed: the challenge of this server, for this site, by a known key, with its holder verified.
 * @spec decisions 13.21
 */
import type { Assertion, Attestation } from '@quintet/contracts/operator/passkeys'
import type { OperatorPasskeyTable } from '@quintet/platform/db/tables'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Insertable } from 'kysely'
import type { FoundPasskey } from './queries.ts'

/** EdDSA, ES256 and RS256, at least one of which every authenticator supports. Source: IANA, COSE Algorithms. */
export const ALGORITHMS = [-8, -7, -257] as const

/** The console's address, in the terms of WebAuthn. */
export type Site = { origin: string; id: string }

/** The site of an origin: passkeys belong to the host, on any port. */
export function siteOf(origin: string): Site {
  return { origin, id: new URL(origin).hostname }
}

type Asked = { challenge: string; site: Site }

const expectedOf = ({ challenge, site }: Asked) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: site.id,
  requireUserVerification: true,
})

/** The stored facts of a new passkey. */
export type Made = Pick<
  Insertable<OperatorPasskeyTable>,
  'credential_id' | 'public_key' | 'counter' | 'is_synced' | 'is_backed_up'
> & { transports: string[] }

/** The facts of a new passkey; null if any check fails. */
export async function checkAttestation(passkey: Attestation, asked: Asked): Promise<Made | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const response = passkey as RegistrationResponseJSON
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs: [...ALGORITHMS],
    ...expectedOf(asked),
  }).catch(refused)
  if (!verified || !registrationInfo) return null
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: passkey.response.transports ?? [],
    is_synced: credentialDeviceType === 'multiDevice',
    is_backed_up: credentialBackedUp,
  }
}

type Used = { id: string; counter: number; isBackedUp: boolean }

/** The use of a known passkey; null if any check fails, including a counter that went back or stood still. */
export async function checkAssertion(
  passkey: Assertion,
  { known, ...asked }: Asked & { known: FoundPasskey },
): Promise<Used | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: passkey as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    ...expectedOf(asked),
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(known.public_key),
      counter: Number(known.counter),
    },
  }).catch(refused)
  if (!verified || !authenticationInfo) return null
  const { newCounter, credentialDeviceType, credentialBackedUp } = authenticationInfo
  const isOwn = passkey.response.userHandle === handleOf(known.operator_id)
  // Whether a passkey can be synced is fixed when it is created; otherwise it is another key. Source: WebAuthn Level 3, section 7.2, step
  // 20.
  const isSame = (credentialDeviceType === 'multiDevice') === known.is_synced
  return isOwn && isSame ? { id: known.id, counter: newCounter, isBackedUp: credentialBackedUp } : null
}

/** The user handle: reveals nothing to a stranger who finds the device. */
export function handleOf(operatorId: string): string {
  return Buffer.from(operatorId).toString('base64url')
}

/** The library throws on any mismatch; the refused client need not know why. */
function refused() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const
}
