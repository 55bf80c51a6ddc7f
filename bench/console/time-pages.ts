/** Times pages of the console's tables in alternation, so that other load on the machine affects all of them. */
import { middleOf, quantileOf } from '../figures.ts'

/** Prints how long each takes; the first round is a warm-up and not counted. */
export async function timePages(
  pages: Record<string, () => Promise<unknown>>,
  rounds: number,
): Promise<void> {
  const times = new Map(Object.keys(pages).map((name) => [name, [] as number[]]))
  for (let round = 0; round <= rounds; round++)
    for (const [name, read] of Object.entries(pages)) {
      const began = performance.now()
      await read()
      if (round > 0) times.get(name)?.push(performance.now() - began)
    }
  console.table(
    [...times].map(([page, taken]) => ({
      page,
      'p50 ms': Math.round(middleOf(taken)),
      'p95 ms': Math.round(quantileOf(taken, 0.95)),
    })),
  )
}
