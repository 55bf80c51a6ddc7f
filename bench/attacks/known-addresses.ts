/**
 * Tries to find out who is a member: logs in and requests password resets for known and unknown addresses in turn, and compares status,
 * headers, body and the distribution of times. Goal: identical bytes; medians at most 5 ms apart; and guessing "known" from the time alone
 * is right in 45 to 55 of 100 cases.
 * Usage: node bench/attacks/known-addresses.ts [--times 1000]
 */
import { hashSecret } from '@quintet/platform/identity/passwords'
import { newEmail, type Product, startProduct } from '@quintet/testing'
import { middleOf, quantileOf } from '../figures.ts'
import { counts, report } from './attack.ts'
import { BEHIND_A_PROXY } from './password-guesses.ts'

const MEDIANS_APART_MS = 5
const TOLD_APART = 0.05
/** More would measure the busy machine rather than the service. */
const FORGETTING_AT_ONCE = 4

type Times = { known: number[]; unknown: number[] }

export type Likeness = {
  answers: string[]
  medianMs: { known: number; unknown: number }
  p95Ms: { known: number; unknown: number }
  /** How often a known address took longer than an unknown one, drawn at random: 0.5 reveals nothing. */
  knownTookLonger: number
}

export type AddressFigures = { times: number; logIn: Likeness; forgotPassword: Likeness; seconds: number }

const CALLS = {
  logIn: { path: '/api/login', bodyFor: (username: string) => ({ username, password: 'not the password' }) },
  forgotPassword: { path: '/api/customer/password/forgot', bodyFor: (email: string) => ({ email }) },
} as const

export async function askForMembers(product: Product, { times }: { times: number }): Promise<AddressFigures> {
  const started = performance.now()
  const known = await insertAccounts(product, times)
  const unknown = Array.from({ length: times }, newEmail)
  return {
    times,
    logIn: await compare(product, 'logIn', { known, unknown }, 1),
    forgotPassword: await compare(product, 'forgotPassword', { known, unknown }, FORGETTING_AT_ONCE),
    seconds: Math.round((performance.now() - started) / 1000),
  }
}

/** True if nobody can tell them apart. */
export function isAlike({ answers, medianMs, knownTookLonger }: Likeness): boolean {
  return (
    answers.length === 1 &&
    Math.abs(medianMs.known - medianMs.unknown) <= MEDIANS_APART_MS &&
    Math.abs(knownTookLonger - 0.5) <= TOLD_APART
  )
}

// A complete account for each attempt: a second attempt on the same one would run into the limit.
async function insertAccounts({ db, clock }: Product, times: number): Promise<string[]> {
  const emails = Array.from({ length: times }, newEmail)
  const passwordHash = await hashSecret('the password of all of them', 'bench')
  const now = clock.now()
  for (const email of emails)
    await db
      .insertInto('account')
      .values({ id: `acc_${email}`, email, password_hash: passwordHash, first_name: 'Ada', created_at: now })
      .execute()
  return emails
}

async function compare(
  { send }: Product,
  call: keyof typeof CALLS,
  emails: { known: string[]; unknown: string[] },
  atOnce: number,
): Promise<Likeness> {
  const { path, bodyFor } = CALLS[call]
  const times: Times = { known: [], unknown: [] }
  const answers = new Set<string>()
  const ask = async (kind: keyof Times, index: number): Promise<void> => {
    const network = `${kind === 'known' ? 10 : 11}.${index >> 8}.${index & 255}.1`
    const asked = performance.now()
    const answer = await send(path, {
      method: 'POST',
      body: JSON.stringify({ ...bodyFor(emails[kind][index] ?? ''), productId: 221 }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    })
    const body = await answer.text()
    times[kind].push(performance.now() - asked)
    const heads = [...answer.headers].filter(([name]) => name !== 'date')
    answers.add(JSON.stringify([answer.status, heads, body]))
  }
  let next = 0
  const askOn = async () => {
    while (next < emails.known.length) {
      const index = next++
      // Alternates, so that other load on the machine affects both.
      const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of order) await ask(kind, index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOn))
  const of = (share: number) => ({
    known: round(quantileOf(times.known, share)),
    unknown: round(quantileOf(times.unknown, share)),
  })
  return {
    answers: [...answers],
    medianMs: { known: round(middleOf(times.known)), unknown: round(middleOf(times.unknown)) },
    p95Ms: of(0.95),
    knownTookLonger: longerShare(times),
  }
}

/** The probability that a value drawn from the first is larger (Mann and Whitney's U over all pairs). */
function longerShare({ known, unknown }: Times): number {
  const sorted = unknown.toSorted((a, b) => a - b)
  const below = (value: number) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? 0) < value) low = middle + 1
      else high = middle
    }
    return low
  }
  const pairs = known.reduce((sum, value) => sum + below(value), 0)
  return round(pairs / (known.length * unknown.length), 4)
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}

if (import.meta.main) {
  const asked = counts(import.meta.filename, { times: 1000 })
  const product = await startProduct({ environment: BEHIND_A_PROXY })
  try {
    const figures = await askForMembers(product, asked)
    report(figures, isAlike(figures.logIn) && isAlike(figures.forgotPassword))
  } finally {
    await product.stop()
  }
}
