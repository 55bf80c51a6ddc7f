/** What authenticator apps count with. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { unseal } from '@quintet/platform/identity/sealed'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import type { OperatorRow } from './queries.ts'

/** What the authenticator app of an operator counts with. */
export async function totpSecretOf(
  db: Database | DatabaseTransaction,
  { totp_secret, email }: OperatorRow,
): Promise<Buffer> {
  return unseal(await totpKey(db), totp_secret, email.toLowerCase())
}

/** What those secrets are sealed with. */
export function totpKey(db: Database | DatabaseTransaction): Promise<Buffer> {
  return serviceSecret(db, 'operator-totp')
}
