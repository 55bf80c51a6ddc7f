import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { tryImportKills } from '../../bench/import-kill.ts'

const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false

// The full count is in `node bench/import-kill.ts`.
test(
  '[decisions 9.3] a killed import resumes at the next run, losing and duplicating nothing',
  { skip },
  async () => {
    assert.deepEqual((await tryImportKills(1)).faults, [])
  },
)
