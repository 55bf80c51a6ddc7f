import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HERO_SIZE } from '@quintet/domain/catalogue/browsing'
import { VERTICALS } from '@quintet/domain/catalogue/categories'
import type { Part } from './maker.ts'
import { type Phase, PHASES, scheduleOf, type Step, verticalOf } from './schedule.ts'
import { workThrough } from './work-through.ts'
import { planDemo } from './write.ts'

const plan = planDemo()
const steps = scheduleOf(plan)
const ofPhase = (phase: Phase) => steps.filter((step) => step.phase === phase)

test('[decisions 7.1] begins with something of each vertical, which waits only for its first medium', () => {
  const media = ofPhase('window').filter(({ part }) => part === 'first')
  assert.deepEqual(
    media.map(({ title }) => verticalOf(title)),
    [...VERTICALS],
  )
  const shown = plan.slice(0, HERO_SIZE).map(({ key }) => key)
  assert.ok(shown.includes(media[0]?.title.key ?? ''), 'the film is one of those shown large')
  const pictures = ofPhase('window').filter(({ part }) => part === 'pictures')
  assert.deepEqual(new Set(pictures.map(({ title }) => title)), new Set(media.map(({ title }) => title)))
  // Nothing else comes earlier.
  assert.equal(
    steps.findIndex(({ phase }) => phase !== 'window'),
    media.length + pictures.length,
  )
})

test('[decisions 7.1] makes what is listed first first, and trailers after all main media', () => {
  // Games and music are made in between, and delay nothing.
  const isQuick = ({ title }: Step) => ['music-stream', 'pc-games'].includes(verticalOf(title) ?? '')
  const isReading = ({ title }: Step) => verticalOf(title) === 'audio-books'
  const phases = steps
    .filter((step) => step.phase !== 'media' || !isQuick(step))
    .map(({ phase }) => PHASES.indexOf(phase))
  assert.deepEqual(
    phases,
    phases.toSorted((a, b) => a - b),
  )
  for (const phase of ['pictures', 'media', 'rest', 'trailers'] as const) {
    const wanted = phase === 'media' ? ofPhase(phase).filter((step) => !isQuick(step)) : ofPhase(phase)
    // Readings come first among the media.
    const [first, then] =
      phase === 'media' ? [wanted.filter(isReading), wanted.filter((step) => !isReading(step))] : [[], wanted]
    assert.deepEqual(
      wanted.map(({ title }) => title),
      [...first, ...then].map(({ title }) => title),
    )
    for (const ranks of [first, then].map((part) => part.map(({ title }) => title.rank)))
      assert.deepEqual(
        ranks,
        ranks.toSorted((a, b) => a - b),
        phase,
      )
  }
})

test('[decisions 7.1] games and albums play as soon as they are shown', () => {
  const quick = ofPhase('media').filter(({ title }) =>
    ['albums', 'games'].includes(title.key.split('/')[0] ?? ''),
  )
  assert.ok(quick.length > 40)
  for (const { title } of quick) {
    const [shown, plays] = steps.flatMap((step, at) =>
      step.title === title && step.part !== 'main' ? [at] : [],
    )
    assert.equal(plays, (shown ?? 0) + 1, title.key)
  }
})

test('[decisions 7.1] makes every title’s pictures, media and trailer exactly once', () => {
  const keysOf = (part: Part) => steps.filter((step) => step.part === part).map(({ title }) => title.key)
  const all = plan.map(({ key }) => key)
  for (const part of ['pictures', 'first', 'main', 'trailer'] as const)
    assert.deepEqual(keysOf(part).toSorted(), all.toSorted(), part)
})

/** Fakes makers whose steps take the given time, on a clock that advances once all of them wait. */
function fakeMakers(count: number, secondsFor: (step: { part: Part }) => number) {
  let now = 0
  const waiting: { until: number; go: () => void }[] = []
  const make = (_title: unknown, part: Part) =>
    new Promise<{ made: string[]; missing: string[] }>((resolve) => {
      waiting.push({ until: now + secondsFor({ part }), go: () => resolve({ made: ['file'], missing: [] }) })
      if (waiting.length === count) turn()
    })
  const turn = () => {
    const next = waiting.toSorted((a, b) => a.until - b.until)[0]
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    now = next.until
    next.go()
  }
  return { makers: Array.from({ length: count }, () => ({ make })), now: () => now, turn }
}

test('[decisions 7.1] has something of each vertical within two minutes, and all playable media before the trailers', async () => {
  // As long as they take on one of two busy cores.
  const SECONDS: Record<Part, number> = { pictures: 3, first: 45, main: 60, trailer: 15 }
  const fake = fakeMakers(2, ({ part }) => SECONDS[part])
  const doneAt: { step: Step; at: number }[] = []
  const working = workThrough(steps, fake.makers, {
    tell: ({ step }) => void doneAt.push({ step, at: fake.now() }),
  })
  // The last maker is alone, so no other one advances the clock.
  while (doneAt.length < steps.length) {
    await new Promise(setImmediate)
    if (doneAt.length >= steps.length - 1) fake.turn()
  }
  await working
  const minutes = new Map(
    VERTICALS.map((vertical) => [
      vertical,
      Math.min(
        ...doneAt
          .filter(({ step }) => step.part === 'first' && verticalOf(step.title) === vertical)
          .map(({ at }) => at / 60),
      ),
    ]),
  )
  for (const [vertical, at] of minutes) assert.ok(at <= 2.5, `${vertical} after ${at} minutes`)
  const firstTrailer = doneAt.findIndex(({ step }) => step.part === 'trailer')
  const after = doneAt.slice(firstTrailer).filter(({ step }) => step.part !== 'trailer')
  // Only what the other maker was working on.
  assert.ok(after.length <= 1, String(after.length))
})
