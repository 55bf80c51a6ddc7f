import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tryImportKills } from '../../bench/import-kill.ts'

// The full count is `node bench/import-kill.ts`.
test('[decisions 9] an import that is killed goes on at the next run: nothing lost, nothing doubled', async () => {
  assert.deepEqual((await tryImportKills(1)).faults, [])
})
