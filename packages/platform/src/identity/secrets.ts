/** Random tokens and what is stored of them. @spec decisions 2.3 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, safe in addresses and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** An opaque id; `prefix` tells a reader of the log what it names. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('base64url')}`
}

/** What the database keeps of a token: enough to find it, too little to use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Compares without telling by its time where two secrets differ. */
export function equalSecrets(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
