/** Passwords and PINs at rest: argon2id in a bounded queue. @spec security 2.1 */
import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { FairQueue } from './fair-queue.ts'
import { equalSecrets } from './secrets.ts'

const deriveKey = promisify(argon2)

// OWASP's second choice: 19 MiB, two passes, one lane; about 70 ms on the machines this was measured on.
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const queue = new FairQueue({ atOnce: 2, waiting: 100, waitingOfOne: 10 })

/** `argon2id$salt$hash`; throws `overloaded` when too many wait, or too many of `owner`: an account's id or a network's key. */
export async function hashSecret(secret: string, owner: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await queue.within(owner, () =>
    deriveKey('argon2id', { ...PARAMETERS, nonce, message: Buffer.from(secret) }),
  )
  return `argon2id$${nonce.toString('base64url')}$${key.toString('base64url')}`
}

// Checked against when there is no account, so that an unknown address costs the same work.
const NOBODY = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`

/** Whether `secret` is the one behind `stored`; without `stored` the same work is done and the answer is no. Throws as `hashSecret`. */
export async function verifySecret(
  secret: string,
  stored: string | null | undefined,
  owner: string,
): Promise<boolean> {
  const [, nonce = '', expected = ''] = (stored ?? NOBODY).split('$')
  const key = await queue.within(owner, () =>
    deriveKey('argon2id', {
      ...PARAMETERS,
      nonce: Buffer.from(nonce, 'base64url'),
      message: Buffer.from(secret),
    }),
  )
  return equalSecrets(key, Buffer.from(expected, 'base64url')) && stored != null
}
