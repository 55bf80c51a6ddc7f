/** Works a schedule through with several makers, in its order. */
import type { Maker } from './maker.ts'
import type { Step } from './schedule.ts'

export type Done = {
  step: Step
  /** Whether there is anything new in the title's folder. */
  isNew: boolean
  /** What could not be made, each with its reason. */
  missing: string[]
  /** Whether making it failed; another start tries again. */
  hasFailed: boolean
}

/** Each maker takes the next step when it has done one; told after each. `mayTake` is asked which of them may, and waits until it may. */
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
