/**
 * One member floods password hashing over many connections: sets PINs, changes and checks the password, logs in. Meanwhile others, each in
 * a network of their own, log in from devices known to their accounts. Goal: 15 of them log in per second, none is refused, and no attempt
 * stays counted against them.
 * Usage: node bench/attacks/hash-flood.ts [--connections 110] [--seconds 30] [--others 40]
 */
import { setPin } from '@quintet/contracts/kids-lock'
import { changePassword } from '@quintet/contracts/passwords'
import { checkPassword, logIn } from '@quintet/contracts/session'
import { openBrowser, type Product, startProduct, TEST_PIN, type TestMember } from '@quintet/testing'
import { quantileOf } from '../figures.ts'
import { counts, report } from './attack.ts'
import { BEHIND_A_PROXY } from './password-guesses.ts'

const AT_ONCE = 8
const GOAL_A_SECOND = 15

export type FloodFigures = {
  /** The flood's responses by status. */
  flood: Record<string, number>
  loggedIn: number
  aSecond: number
  p95Ms: number
  refused: Record<string, number>
  /** Attempts of the others that still count against them. */
  lost: number
}

export async function floodHashing(
  product: Product,
  { connections, seconds, others }: { connections: number; seconds: number; others: number },
): Promise<FloodFigures> {
  const attacker = await product.aMember()
  await attacker.call(checkPassword, { body: { password: attacker.password } })
  const owners: (() => Promise<number>)[] = []
  for (let number = 0; number < others; number++) owners.push(await anOwner(product, number))

  const figures = { flood: {} as Record<string, number>, refused: {} as Record<string, number>, loggedIn: 0 }
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  const flood = async (number: number): Promise<void> => {
    while (performance.now() < until) note(figures.flood, await attack(product, attacker, number))
  }
  let next = 0
  const goOn = async (): Promise<void> => {
    while (performance.now() < until) {
      const before = performance.now()
      const status = await owners[next++ % owners.length]?.()
      times.push(performance.now() - before)
      if (status === 200) figures.loggedIn++
      else note(figures.refused, status ?? 0)
    }
  }
  await Promise.all([
    ...Array.from({ length: connections }, (_, number) => flood(number)),
    ...Array.from({ length: AT_ONCE }, goOn),
  ])
  const own = product.db.selectFrom('account').select('id').where('email', '=', attacker.email)
  const kept = await product.db
    .selectFrom('attempt')
    .select('key')
    .where('key', 'like', 'login:device:%')
    .where((row) => row(row.fn('strpos', ['key', own]), '=', 0))
    .where('count', '>', 0)
    .execute()
  return {
    ...figures,
    aSecond: Math.round((figures.loggedIn / seconds) * 10) / 10,
    p95Ms: Math.round(quantileOf(times, 0.95)),
    lost: kept.length,
  }
}

/** True if the others could log in, and fast enough. */
export function isKeptOpen({ aSecond, refused, lost }: FloodFigures, goal = GOAL_A_SECOND): boolean {
  return aSecond >= goal && Object.keys(refused).length === 0 && lost === 0
}

/** Returns a function that logs an owner in again, on a device their account knows. */
async function anOwner(product: Product, number: number): Promise<() => Promise<number>> {
  const { email, password } = await product.aMember()
  const { call } = openBrowser(product.origin)
  const body = { username: email, password, productId: 221 }
  const network = { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.7` }
  await call(logIn, { body }, network)
  return async () => (await call(logIn, { body }, network)).status
}

async function attack(
  product: Product,
  { call, email, password }: TestMember,
  number: number,
): Promise<number> {
  switch (number % 4) {
    case 0:
      return (await call(changePassword, { body: { password } })).status
    case 1:
      return (await call(checkPassword, { body: { password } })).status
    case 2:
      return (
        await product.openBrowser().call(logIn, { body: { username: email, password, productId: 221 } })
      ).status
    default:
      return (await call(setPin, { body: { pinCode: TEST_PIN } })).status
  }
}

function note(counted: Record<string, number>, status: number): void {
  counted[status] = (counted[status] ?? 0) + 1
}

if (import.meta.main) {
  const asked = counts(import.meta.filename, { connections: 110, seconds: 30, others: 40 })
  const product = await startProduct({ environment: BEHIND_A_PROXY })
  try {
    const figures = await floodHashing(product, asked)
    report(figures, isKeptOpen(figures))
  } finally {
    await product.stop()
  }
}
