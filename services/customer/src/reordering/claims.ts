/** What stands for a person over accounts that come and go: an address, a payment method that proves one, an account elsewhere. */
import { createHmac } from 'node:crypto'

export type Claimant = {
  email: string
  identities: readonly { issuer: string; subject: string }[]
  /** Of payment methods that prove a person. */
  fingerprints: readonly string[]
}

/** Each as a keyed hash, in one order for all, so that two who claim the same wait for each other and never both. @spec decisions 3.16 */
export function hashClaims({ email, identities, fingerprints }: Claimant, key: Buffer): readonly Buffer[] {
  const claims = [
    `email:${email.toLowerCase()}`,
    ...fingerprints.map((fingerprint) => `payment:${fingerprint}`),
    ...identities.map(({ issuer, subject }) => `social:${issuer}:${subject}`),
  ]
  return claims
    .map((claim) => createHmac('sha256', key).update(claim).digest())
    .toSorted((a, b) => Buffer.compare(a, b))
}
