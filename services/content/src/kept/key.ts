/** The key with which a device encrypts a kept title: derived from the service's secret, so that it is not stored. */
import { createHmac } from 'node:crypto'

/** 256 bits, base64url; different each time a title is kept again. @spec decisions 11.31 */
export function keyOfKept(secret: Buffer, keptId: string): string {
  return createHmac('sha256', secret).update(keptId).digest('base64url')
}
