/** Passwords and PINs at rest: argon2id in a bounded queue. @spec security 2.1 */
import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { Problem } from '@quintet/contracts/problem'
import { equalSecrets } from './secrets.ts'

const deriveKey = promisify(argon2)

// OWASP's second choice: 19 MiB, two passes, one lane; about 70 ms on the machines this was measured on.
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** A hash costs a core for 70 ms: beyond this many waiting, answering "busy" is kinder than a minute of silence. */
const QUEUE_MAX = 100
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE_MAX) throw new Problem('overloaded', { retryAfter: 5 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** `argon2id$salt$hash`; throws `overloaded` when too many wait. */
export async function hashSecret(secret: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await queued(() =>
    deriveKey('argon2id', { ...PARAMETERS, nonce, message: Buffer.from(secret) }),
  )
  return `argon2id$${nonce.toString('base64url')}$${key.toString('base64url')}`
}

// Checked against when there is no account, so that an unknown address costs the same work.
const NOBODY = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`

/** Whether `secret` is the one behind `stored`; without `stored` the same work is done and the answer is no. */
export async function verifySecret(secret: string, stored: string | null | undefined): Promise<boolean> {
  const [, nonce = '', expected = ''] = (stored ?? NOBODY).split('$')
  const key = await queued(() =>
    deriveKey('argon2id', {
      ...PARAMETERS,
      nonce: Buffer.from(nonce, 'base64url'),
      message: Buffer.from(secret),
    }),
  )
  return equalSecrets(key, Buffer.from(expected, 'base64url')) && stored != null
}
