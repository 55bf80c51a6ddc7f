/**
 * Preloaded into each test process: ends one that keeps running after its tests, and fails it. A failing hook keeps later hooks from
 * closing what is open, and the whole run would wait for the maximum time of a file.
 */
import { after } from 'node:test'

/** The hooks after this one close products, which may take a minute on a busy machine. */
const WITHIN_MS = Number(process.env['TESTS_END_WITHIN_MS'] ?? 240_000)

after(() => {
  setTimeout(() => {
    console.error(
      `Tests were done ${WITHIN_MS} ms ago; still open: ${process.getActiveResourcesInfo().join(', ')}`,
    )
    process.exit(1)
  }, WITHIN_MS).unref()
})
