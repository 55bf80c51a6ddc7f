/** The secrets of authenticator apps. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { unseal } from '@quintet/platform/identity/sealed'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import type { OperatorRow } from './queries.ts'

/** The secret of an operator's authenticator app. */
export async function totpSecretOf(
  db: Database | DatabaseTransaction,
  { totp_secret, email }: OperatorRow,
): Promise<Buffer> {
  return unseal(await totpKey(db), totp_secret, email.toLowerCase())
}

/** The key that seals those secrets. */
export function totpKey(db: Database | DatabaseTransaction): Promise<Buffer> {
  return serviceSecret(db, 'operator-totp')
}
