/** The key that a device encrypts a kept title with: worked out of the service's secret, so that no table holds it. */
import { createHmac } from 'node:crypto'

/** 256 bits, base64url; another one for everything that is kept anew. @spec decisions 11.31 */
export function keyOfKept(secret: Buffer, keptId: string): string {
  return createHmac('sha256', secret).update(keptId).digest('base64url')
}
