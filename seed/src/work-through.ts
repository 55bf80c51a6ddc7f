/** Works through a schedule in order, with several makers. */
import type { Maker } from './maker.ts'
import type { Step } from './schedule.ts'

export type Done = {
  step: Step
  /** True if the title's folder has something new. */
  isNew: boolean
  /** What could not be made, with reasons. */
  missing: string[]
  /** True if making it failed; the next start tries again. */
  hasFailed: boolean
}

/** Runs each maker on the next step as soon as it is free, and reports every step. `mayTake` resolves once a maker may take one. */
export async function workThrough(
  steps: readonly Step[],
  makers: readonly Pick<Maker, 'make'>[],
  {
    tell,
    mayTake = async () => {},
  }: { tell: (done: Done) => void; mayTake?: (maker: number) => Promise<void> },
): Promise<void> {
  const queue = steps.values()
  const work = async (maker: Pick<Maker, 'make'>, place: number): Promise<void> => {
    for (;;) {
      await mayTake(place)
      const { value: step } = queue.next()
      if (!step) return
      tell(await makeStep(maker, step))
    }
  }
  await Promise.all(makers.map(work))
}

async function makeStep(maker: Pick<Maker, 'make'>, step: Step): Promise<Done> {
  try {
    const { made, missing } = await maker.make(step.title, step.part)
    return { step, isNew: made.length > 0, missing, hasFailed: false }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { step, isNew: false, missing: [reason], hasFailed: true }
  }
}
