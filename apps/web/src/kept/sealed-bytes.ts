/** Saved files are encrypted on the device: AES-GCM by WebCrypto, each file bound to its name. @spec decisions 11.32 */

export type Sealed = { vector: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

const CIPHER = 'AES-GCM'
const VECTOR_BYTES = 12

/** Imports a key from the service, in base64url; scripts cannot export it again. */
export function takeKey(told: string): Promise<CryptoKey> {
  const plain = atob(told.replaceAll('-', '+').replaceAll('_', '/'))
  const raw = Uint8Array.from(plain, (character) => character.charCodeAt(0))
  return crypto.subtle.importKey('raw', raw, CIPHER, false, ['encrypt', 'decrypt'])
}

export async function seal(key: CryptoKey, name: string, bytes: BufferSource): Promise<Sealed> {
  const vector = crypto.getRandomValues(new Uint8Array(VECTOR_BYTES))
  return { vector, bytes: await crypto.subtle.encrypt(parametersOf(name, vector), key, bytes) }
}

/** Rejects if the key or the name differs, or the bytes were changed. */
export function unseal(key: CryptoKey, name: string, { vector, bytes }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(parametersOf(name, vector), key, bytes)
}

export function sealText(key: CryptoKey, name: string, text: string): Promise<Sealed> {
  return seal(key, name, new TextEncoder().encode(text))
}

export async function unsealText(key: CryptoKey, name: string, sealed: Sealed): Promise<string> {
  return new TextDecoder().decode(await unseal(key, name, sealed))
}

const parametersOf = (name: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: CIPHER,
  iv,
  additionalData: new TextEncoder().encode(name),
})
