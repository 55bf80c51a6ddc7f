/**
 * Guesses every possible PIN, from many sessions of one account, over one hour of a simulated clock, and counts the guesses that are
 * checked. Goal: at most 10, and the PIN is not found.
 * Usage: node bench/attacks/pin-guesses.ts [--guesses 10000] [--sessions 50]
 */
import { getPin, setPin, toggleKidsLock } from '@quintet/contracts/kids-lock'
import { checkPassword } from '@quintet/contracts/session'
import { hashToken } from '@quintet/platform/identity/secrets'
import { startSession } from '@quintet/platform/identity/sessions'
import { callerOver, type Product, programSend, startProduct } from '@quintet/testing'
import { counts, report } from './attack.ts'

const MINUTES = 60
const PINS = 10_000

export type PinFigures = {
  guesses: number
  sessions: number
  /** Guesses the service recorded as checked. */
  lookedAt: number
  found: boolean
  answers: Record<string, number>
  seconds: number
}

/** Spreads the guesses over an hour, so that every lock-out that can expire does. */
export async function guessPins(
  product: Product,
  { guesses, sessions }: { guesses: number; sessions: number },
): Promise<PinFigures> {
  const { db, clock, origin } = product
  const owner = await product.aMember()
  await owner.call(checkPassword, { body: { password: owner.password } })
  // The last PIN that the attack tries.
  await owner.call(setPin, { body: { pinCode: pinOf(guesses - 1) } })
  const { account_id: accountId } = await db
    .selectFrom('session')
    .select('account_id')
    .where('token_hash', '=', hashToken(owner.token))
    .executeTakeFirstOrThrow()
  const thieves = await Promise.all(
    Array.from({ length: sessions }, async () => {
      const login = { accountId, deviceToken: null, deviceName: 'thief', remember: false }
      const { token } = await startSession(db, login, clock.now())
      return callerOver(programSend(origin, { authorization: `Bearer ${token}` }))
    }),
  )
  const started = performance.now()
  const answers: Record<string, number> = {}
  let guess = 0
  for (let minute = 1; minute <= MINUTES; minute++) {
    const until = Math.ceil((guesses * minute) / MINUTES)
    while (guess < until) {
      const round = thieves.slice(0, Math.min(sessions, until - guess))
      const given = await Promise.all(
        round.map((call, index) => call(toggleKidsLock, { body: { pinCode: pinOf(guess + index) } })),
      )
      guess += round.length
      for (const { status, problem } of given) {
        const code = problem?.code ?? String(status)
        answers[code] = (answers[code] ?? 0) + 1
      }
    }
    clock.advance(60_000)
  }
  const { looked } = await db
    .selectFrom('audit_event')
    .select((row) => row.fn.countAll<string>().as('looked'))
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['pin_failed', 'pin_locked', 'kids_locked', 'kids_unlocked'])
    .executeTakeFirstOrThrow()
  if (!(await owner.call(getPin)).body.isSet) throw new Error('The PIN is gone.')
  return {
    guesses,
    sessions,
    lookedAt: Number(looked),
    found: answers['200'] !== undefined,
    answers,
    seconds: Math.round((performance.now() - started) / 1000),
  }
}

function pinOf(number: number): string {
  return String(number % PINS).padStart(4, '0')
}

if (import.meta.main) {
  const asked = counts(import.meta.filename, { guesses: PINS, sessions: 50 })
  const product = await startProduct()
  try {
    const figures = await guessPins(product, asked)
    report(figures, figures.lookedAt <= 10 && !figures.found)
  } finally {
    await product.stop()
  }
}
