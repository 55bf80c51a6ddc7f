/** Stores and verifies passwords and PINs: argon2id in a bounded queue. @spec security 2.1 */
import { asTyped, formsOf } from '@quintet/domain/account/password'
import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { FairQueue } from './fair-queue.ts'
import { equalSecrets } from './secrets.ts'

const deriveKey = promisify(argon2)

// OWASP's second recommendation: 19 MiB, two passes, one lane; about 70 ms on the machines measured.
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const queue = new FairQueue({ atOnce: 2, waiting: 100, waitingOfOne: 10 })

/**
 * Returns `argon2id$salt$hash`; throws `overloaded` if too many wait in total, or too many of `owner`: an account's ID or a network's key.
 */
export async function hashSecret(secret: string, owner: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await derive(asTyped(secret), { nonce, owner })
  return `argon2id$${nonce.toString('base64url')}$${key.toString('base64url')}`
}

async function derive(text: string, { nonce, owner }: { nonce: Buffer; owner: string }): Promise<Buffer> {
  return queue.within(owner, () =>
    deriveKey('argon2id', { ...PARAMETERS, nonce, message: Buffer.from(text) }),
  )
}

// Verified against if there is no account, so that an unknown address costs the same work.
const NOBODY = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`

/**
 * True if `secret` matches `stored`, which may be of any form in which the same secret is typed; without `stored` it does the same work and
 * returns false. Throws like `hashSecret`.
 */
export async function verifySecret(
  secret: string,
  stored: string | null | undefined,
  owner: string,
): Promise<boolean> {
  const [, salt = '', expected = ''] = (stored ?? NOBODY).split('$')
  const nonce = Buffer.from(salt, 'base64url')
  // Only letters outside ASCII have more than one form.
  for (const form of formsOf(secret)) {
    const key = await derive(form, { nonce, owner })
    if (equalSecrets(key, Buffer.from(expected, 'base64url')) && stored != null) return true
  }
  return false
}
