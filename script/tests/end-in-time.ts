/**
 * Preloaded into each process of tests: one that goes on running after its tests ends, and is told as failed. A hook that fails
 * keeps those after it from closing what is open, and the whole run would wait for the longest time that a file may take.
 */
import { after } from 'node:test'

/** The hooks that follow this one close products, on a loaded machine for a minute. */
const WITHIN_MS = Number(process.env['TESTS_END_WITHIN_MS'] ?? 240_000)

after(() => {
  setTimeout(() => {
    console.error(
      `Tests were done ${WITHIN_MS} ms ago; still open: ${process.getActiveResourcesInfo().join(', ')}`,
    )
    process.exit(1)
  }, WITHIN_MS).unref()
})
