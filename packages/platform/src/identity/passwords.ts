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
/** Of one account or network, so that nobody takes all the places. */
const QUEUE_MAX_OF_ONE = 10
const AT_ONCE = 2

let running = 0
let waiting = 0
/** By who they wait for: all of them take turns, whoever has the most waiting. */
const queues = new Map<string, (() => void)[]>()

async function queued<T>(owner: string, work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await waitFor(owner)
  else running++
  try {
    return await work()
  } finally {
    const next = takeNext()
    if (next) next()
    else running--
  }
}

function waitFor(owner: string): Promise<void> {
  const own = queues.get(owner) ?? []
  if (waiting >= QUEUE_MAX || own.length >= QUEUE_MAX_OF_ONE)
    throw new Problem('overloaded', { retryAfter: 5 })
  queues.set(owner, own)
  waiting++
  return new Promise((resolve) => own.push(resolve))
}

function takeNext(): (() => void) | undefined {
  const [turn] = queues
  if (!turn) return undefined
  const [owner, own] = turn
  const next = own.shift()
  waiting--
  // Behind all others, until there is a turn again.
  queues.delete(owner)
  if (own.length > 0) queues.set(owner, own)
  return next
}

/** `argon2id$salt$hash`; throws `overloaded` when too many wait, or too many of `owner`: an account's id or a network's key. */
export async function hashSecret(secret: string, owner: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await queued(owner, () =>
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
  const key = await queued(owner, () =>
    deriveKey('argon2id', {
      ...PARAMETERS,
      nonce: Buffer.from(nonce, 'base64url'),
      message: Buffer.from(secret),
    }),
  )
  return equalSecrets(key, Buffer.from(expected, 'base64url')) && stored != null
}
