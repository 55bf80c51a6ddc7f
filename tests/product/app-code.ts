import { createHmac } from 'node:crypto'
import { CODE_STEP_SECONDS } from '../../packages/domain/src/operation/operator.ts'

/** A minimal authenticator app, written independently of the service's own. */
export function appCode(secret: string, now: Date): string {
  const bits = Array.from(secret)
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeUInt32BE(Math.floor(now.getTime() / 1000 / CODE_STEP_SECONDS), 4)
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
