/**
 * Races for a month's only rental credit: 50 redemptions at once, each for a different title, repeatedly. One wins.
 * Usage: node bench/money/credit-race.ts [rounds=1000]
 */
import { rentTitle } from '@quintet/contracts/rentals'
import { type Product, startProduct, type TestMember } from '@quintet/testing'

const AT_ONCE = 50

export type RaceResult = {
  rounds: number
  won: number
  refused: number
  others: Record<string, number>
  seconds: number
}

export async function raceForCredit(rounds: number): Promise<RaceResult> {
  const started = performance.now()
  const product = await startProduct()
  try {
    const titles = await rentalTitles(product)
    const result = { rounds, won: 0, refused: 0, others: {} as Record<string, number> }
    const member = await product.aMember()
    for (let round = 0; round < rounds; round++) {
      await forgetRentals(product)
      const wins = await raceOnce(member, titles, result.others)
      result.won += wins
      result.refused += AT_ONCE - wins
      if (wins !== 1) throw new Error(`Round ${round + 1}: ${wins} redemptions of one credit won.`)
    }
    return { ...result, seconds: Math.round((performance.now() - started) / 1000) }
  } finally {
    await product.stop()
  }
}

async function rentalTitles(product: Product): Promise<number[]> {
  const ids: number[] = []
  for (let count = 0; count < AT_ONCE; count++)
    ids.push((await product.aTitle({ media: 'video', rental: { priceCents: 399, currency: 'EUR' } })).id)
  return ids
}

/** As if the next month had begun: every round has a new credit. */
async function forgetRentals({ db }: Product): Promise<void> {
  await db.deleteFrom('rental').execute()
}

async function raceOnce(
  { call }: TestMember,
  titles: readonly number[],
  others: Record<string, number>,
): Promise<number> {
  const answers = await Promise.all(
    titles.map((contentId) => call(rentTitle, { body: { contentId, useCredit: true, consent: true } })),
  )
  for (const { problem } of answers)
    if (problem && problem.code !== 'no_credit') others[problem.code] = (others[problem.code] ?? 0) + 1
  return answers.filter(({ status }) => status === 201).length
}

if (import.meta.main)
  console.log(JSON.stringify(await raceForCredit(Number(process.argv[2] ?? 1000)), null, 2))
