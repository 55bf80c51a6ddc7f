/** What identifies a person across accounts: an e-mail address, a payment method that proves one person, a social identity. */
import { createHmac } from 'node:crypto'

export type Claimant = {
  email: string
  identities: readonly { issuer: string; subject: string }[]
  /** Of payment methods that prove one person. */
  fingerprints: readonly string[]
}

/**
 * Hashes each claim with the key and sorts the hashes, so that concurrent requests with the same claims wait for each other instead of
 * deadlocking. @spec decisions 3.16
 */
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
