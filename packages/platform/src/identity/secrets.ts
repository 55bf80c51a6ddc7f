/** Random tokens and what is stored of them. @spec decisions 2.3 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, safe in URLs and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns an opaque ID; `prefix` shows a log's reader what kind of thing it identifies. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('base64url')}`
}

/** Returns what the database stores of a token: enough to find it, not enough to use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Compares two secrets in constant time. */
export function equalSecrets(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
