/** The process that creates the demo catalogue: every title's texts, pictures and media. It exits when everything is done. */
import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { openMaker, type Phase, PHASES, planDemo, scheduleOf, workThrough } from '@quintet/seed'

/** Sent to the parent after each step: this folder of the library has something new, or why it has not. */
export type MadeStep = {
  folder: string
  phase: Phase
  /** Completed steps of the phase. */
  done: number
  total: number
  /** Whether an earlier phase is still in progress. */
  isAhead: boolean
  missing: string[]
  isNew: boolean
}

/** Sent by the parent: whether anybody is being served, so that only one maker at a time should run. */
export type FromParent = { isServing: boolean }

/** Each takes up to half a gigabyte while it renders a film. */
const MOST_MAKERS = 4

const [folder = '', firstStart = '', cacheDir = ''] = process.argv.slice(2)
const run = promisify(execFile)
const tools = {
  // Its input was drawn by our own generators, so it needs no confinement.
  ffmpeg: async (args: string[]) => {
    await run('ffmpeg', ['-nostdin', '-v', 'error', ...args], { maxBuffer: 1024 * 1024 })
  },
}

let quiet = Promise.withResolvers<void>()
quiet.resolve()
process.on('message', ({ isServing }: FromParent) => {
  if (!isServing) quiet.resolve()
  else quiet = Promise.withResolvers()
})
process.once('disconnect', () => process.exit(1))

const steps = scheduleOf(planDemo())
const done = new Map<Phase, number>()
const phases = Map.groupBy(steps, ({ phase }) => phase)
const totalOf = (phase: Phase): number => phases.get(phase)?.length ?? 0
const makers = Array.from({ length: Math.min(availableParallelism(), MOST_MAKERS) }, () =>
  openMaker({ folder, firstStart: new Date(firstStart), cacheDir: cacheDir || null }, tools),
)
await workThrough(steps, makers, {
  // While anybody is being served, only the first maker works.
  mayTake: async (maker) => (maker === 0 ? undefined : quiet.promise),
  tell({ step: { phase, title }, isNew, missing, hasFailed }) {
    // A start that could not make everything counts as incomplete, and the next one tries again.
    if (hasFailed) process.exitCode = 1
    const count = (done.get(phase) ?? 0) + 1
    done.set(phase, count)
    const earlier = PHASES.slice(0, PHASES.indexOf(phase))
    const made: MadeStep = {
      folder: title.folder,
      phase,
      done: count,
      total: totalOf(phase),
      isAhead: earlier.some((each) => (done.get(each) ?? 0) < totalOf(each)),
      missing,
      isNew,
    }
    // With a callback, a parent that is gone is no unhandled error: `disconnect` ends this process.
    process.send?.(made, () => {})
  },
})
await Promise.all(makers.map((maker) => maker.close()))
process.removeAllListeners('disconnect')
process.disconnect?.()
