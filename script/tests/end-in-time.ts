/**
 * Preloaded into each test process: ends one that keeps running after its tests, and fails it. A failing hook keeps later hooks from
 * closing what is open, and the whole run would wait for the maximum time of a file.
 */
import { after, afterEach, beforeEach } from 'node:test'

/** The hooks after this one close products, which may take a minute on a busy machine. */
const WITHIN_MS = Number(process.env['TESTS_END_WITHIN_MS'] ?? 240_000)

let running = 0
let timer: NodeJS.Timeout | undefined

// The last `after` is not always the end: it also runs when all tests so far are done and a file still waits at its top level.
beforeEach(() => {
  running++
  clearTimeout(timer)
})
afterEach(() => {
  running--
  if (running === 0) endSoon()
})
after(endSoon)

function endSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    console.error(
      `Tests were done ${WITHIN_MS} ms ago; still open: ${process.getActiveResourcesInfo().join(', ')}`,
    )
    process.exit(1)
  }, WITHIN_MS).unref()
}
