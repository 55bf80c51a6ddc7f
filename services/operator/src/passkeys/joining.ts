/** Invited operators join with a passkey instead of password and code. @spec decisions 13.1 */
import type { Attestation, AttestationOptions } from '@quintet/contracts/operator/passkeys'
import { Problem } from '@quintet/contracts/problem'
import type { Platform } from '@quintet/platform/http/app'
import type { Client } from '@quintet/platform/identity/client'
import { hashToken } from '@quintet/platform/identity/secrets'
import { join } from '../accounts/index.ts'
import { beginSession, invitedBy, type Started } from '../sessions/service.ts'
import { addPasskey, askForNewPasskey, checkNewPasskey, type Question } from './service.ts'
import type { Site } from './signed.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'brand'>

/** Throws `invalid_invitation`. */
export async function askToJoin(
  platform: Parts,
  { token, site }: { token: string; site: Site },
  client: Client,
): Promise<Question<AttestationOptions>> {
  const { id, email } = await invitedBy(platform, token, client)
  return askForNewPasskey(platform, site, { operatorId: id, email })
}

type Joining = {
  /** The link's. */
  invitation: string
  name: string
  passkey: Attestation
  /** The challenge's. */
  token: string | undefined
  site: Site
}

/** Throws `invalid_invitation` and `passkey_refused`. */
export async function joinByPasskey(
  platform: Parts,
  { invitation, name, ...signed }: Joining,
  client: Client,
): Promise<Started> {
  const { db, clock } = platform
  const { id, email, role } = await invitedBy(platform, invitation, client)
  const made = await checkNewPasskey(platform, signed, { operatorId: id })
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    if (!(await join(tx, hashToken(invitation), null))) throw new Problem('invalid_invitation')
    await addPasskey(tx, { name, made }, { operatorId: id }, now)
    const way = { action: 'operator_joined', after: { passkey: name } } as const
    return beginSession(tx, { id, email, role, hasPassword: false }, way, now)
  })
}
