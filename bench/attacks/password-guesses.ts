/**
 * Guesses an account's password, each time from another network behind a trusted proxy, with invented addresses in front of the real one,
 * over one hour of a simulated clock; meanwhile the owner logs in from a known device. Goal: at most 10 guesses are checked per quarter of
 * an hour, and the owner can always log in, but only from a known device.
 * Usage: node bench/attacks/password-guesses.ts [--guesses 100000] [--atOnce 32]
 */
import { logIn } from '@quintet/contracts/session'
import { callerOver, openBrowser, type Product, programSend, startProduct } from '@quintet/testing'
import { counts, report } from './attack.ts'

const MINUTES = 60
const OWNER_EVERY_MINUTES = 5
/** Per account and quarter of an hour, for strangers. */
const LIMIT = 10
const QUARTER_MS = 15 * 60_000

export const BEHIND_A_PROXY = { TRUSTED_PROXIES: '1' }

export type PasswordFigures = {
  guesses: number
  networks: number
  lookedAt: number
  /** Quarters started on the product's clock: the simulated hour, plus the time of the attack itself. */
  quarters: number
  answers: Record<string, number>
  ownerTried: number
  ownerGotIn: number
  seconds: number
}

export async function guessPasswords(
  product: Product,
  { guesses, atOnce }: { guesses: number; atOnce: number },
): Promise<PasswordFigures> {
  const { clock, origin } = product
  const owner = await product.aMember()
  const home = openBrowser(origin)
  const credentials = { username: owner.email, password: owner.password, productId: 221 }
  // Once, before the guessing: from now on the account knows this device.
  await home.call(logIn, { body: credentials })

  const networks = new Set<string>()
  const answers: Record<string, number> = {}
  const guess = async (number: number): Promise<void> => {
    const network = [10 + (number >> 16), (number >> 8) & 255, number & 255]
    networks.add(network.join('.'))
    const call = callerOver(
      programSend(origin, { 'x-forwarded-for': `192.0.2.${number & 255}, ${network.join('.')}.7` }),
    )
    const { status, problem } = await call(logIn, {
      body: { ...credentials, password: `guess number ${number}` },
    })
    const code = problem?.code ?? String(status)
    answers[code] = (answers[code] ?? 0) + 1
  }

  const started = performance.now()
  const began = clock.now().getTime()
  let [next, ownerTried, ownerGotIn] = [0, 0, 0]
  for (let minute = 1; minute <= MINUTES; minute++) {
    const until = Math.ceil((guesses * minute) / MINUTES)
    const guessOn = async () => {
      while (next < until) await guess(next++)
    }
    const guessers = Promise.all(Array.from({ length: atOnce }, guessOn))
    if (minute % OWNER_EVERY_MINUTES === 0) {
      ownerTried++
      if ((await home.call(logIn, { body: credentials })).status === 200) ownerGotIn++
    }
    await guessers
    clock.advance(60_000)
  }
  return {
    guesses,
    networks: networks.size,
    lookedAt: (answers['invalid_credentials'] ?? 0) + (answers['200'] ?? 0),
    quarters: Math.ceil((clock.now().getTime() - began) / QUARTER_MS),
    answers,
    ownerTried,
    ownerGotIn,
    seconds: Math.round((performance.now() - started) / 1000),
  }
}

/** True if the figures stay within the limit. */
export function isHeld({ lookedAt, quarters, ownerTried, ownerGotIn, answers }: PasswordFigures): boolean {
  return lookedAt <= LIMIT * quarters && ownerGotIn === ownerTried && answers['200'] === undefined
}

if (import.meta.main) {
  const asked = counts(import.meta.filename, { guesses: 100_000, atOnce: 32 })
  const product = await startProduct({ environment: BEHIND_A_PROXY })
  try {
    const figures = await guessPasswords(product, asked)
    report(figures, isHeld(figures))
  } finally {
    await product.stop()
  }
}
