/** Encrypts and decrypts backups in the format of the `age` tool. Source: age-encryption.org/v1. @spec decisions 14.10 */
import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError } from './manifest.ts'

/** Who can read a backup: holders of a recipient's key (`age1…`), or anyone with the passphrase. */
export type Seal = { recipients: readonly string[] } | { passphrase: string }

/** What opens a sealed backup: keys (`AGE-SECRET-KEY-1…`) or the passphrase. */
export type SealKey = { identities: readonly string[] } | { passphrase: string }

const HEAD = 'age-encryption.org/'

/** Throws `BackupError` if a recipient is invalid. */
export async function seal(plain: AsyncIterable<unknown>, by: Seal): Promise<Readable> {
  const encrypter = new Encrypter()
  try {
    if ('passphrase' in by) encrypter.setPassphrase(by.passphrase)
    else for (const recipient of by.recipients) encrypter.addRecipient(recipient)
  } catch {
    throw new BackupError('A recipient must begin with age1, as printed by age-keygen.')
  }
  return Readable.from(
    await encrypter.encrypt(Readable.toWeb(Readable.from(plain)) as ReadableStream<Uint8Array>),
  )
}

/** Returns the plain bytes of a backup, sealed or not. Throws `BackupError` if the key is missing or wrong. */
export async function unseal(stored: Readable, key: SealKey | null): Promise<Readable> {
  const { head, whole } = await peek(stored)
  if (!head.toString('latin1').startsWith(HEAD)) return whole
  if (!key)
    throw new BackupError('This backup is encrypted: give its key with --identity or --passphrase-file.')
  const decrypter = new Decrypter()
  try {
    if ('passphrase' in key) decrypter.addPassphrase(key.passphrase)
    else for (const identity of key.identities) decrypter.addIdentity(identity)
    return Readable.from(await decrypter.decrypt(Readable.toWeb(whole) as ReadableStream<Uint8Array>))
  } catch {
    throw new BackupError('This key does not decrypt the backup.')
  }
}

async function peek(stored: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks = stored[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first = await chunks.next()
  const head = first.done ? Buffer.alloc(0) : first.value
  async function* all() {
    if (!first.done) yield head
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  return { head, whole: Readable.from(all()) }
}
