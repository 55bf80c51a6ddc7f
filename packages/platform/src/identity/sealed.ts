/** Encrypts secrets that the service needs back, with a separate key: a copy of the table alone gives no access. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const VECTOR_BYTES = 12
const TAG_BYTES = 16

/** `owner` is the ID of the row that holds the secret; copied into another row it cannot be opened. */
export function seal(key: Buffer, secret: Buffer, owner: string): Buffer {
  const vector = randomBytes(VECTOR_BYTES)
  const cipher = createCipheriv(CIPHER, key, vector).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([vector, cipher.getAuthTag(), sealed])
}

/** Throws if the key or the owner differs, or the bytes were altered. */
export function unseal(key: Buffer, sealed: Buffer, owner: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, VECTOR_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(VECTOR_BYTES, VECTOR_BYTES + TAG_BYTES))
  const secret = decipher.update(sealed.subarray(VECTOR_BYTES + TAG_BYTES))
  return Buffer.concat([secret, decipher.final()])
}
