/** Codes of authenticator apps: six digits and SHA-1, as every app supports them. Sources: RFC 6238 and RFC 4226. */
import { createHmac } from 'node:crypto'
import { CODE_STEP_SECONDS } from '@quintet/domain/operation/operator'
import { equalSecrets } from '@quintet/platform/identity/secrets'
import { toBase32 } from './base32.ts'

const DIGITS = 6
/** Tolerates a clock that is one step off. Source: RFC 6238, section 5.2. */
const DRIFT_STEPS = [0, -1, 1]

/** Computes the code of a step; steps are counted from 1970. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0xf
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / CODE_STEP_SECONDS)
}

/** Finds the step with this code, around now and after `lastStep`; null if there is none. */
export function stepOfCode(secret: Buffer, code: string, lastStep: number, now: Date): number | null {
  const current = stepAt(now)
  const steps = DRIFT_STEPS.map((drift) => current + drift).filter((step) => step > lastStep)
  return steps.find((step) => equalSecrets(Buffer.from(codeAt(secret, step)), Buffer.from(code))) ?? null
}

/** The URI for an authenticator app to scan. `issuer` is the service's name. */
export function setUpAddress(secret: Buffer, { email, issuer }: { email: string; issuer: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const query = new URLSearchParams({ secret: toBase32(secret), issuer })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
