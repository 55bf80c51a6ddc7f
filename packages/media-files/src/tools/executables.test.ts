import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs in its own process, which finds tools in `folder` only: reads the version twice, replaces ffmpeg with `newer`, and reads it again.
 */
const ASK = `
  import { renameSync } from 'node:fs'
  import { readMediaToolVersion } from ${JSON.stringify(import.meta.resolve('./executables.ts'))}
  const told = [await readMediaToolVersion(), await readMediaToolVersion()]
  renameSync(process.env.NEWER, process.env.PATH + '/ffmpeg')
  told.push(await readMediaToolVersion())
  console.log(JSON.stringify(told))
`

test('reads ffmpeg’s version once, and again after ffmpeg is replaced', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quintet-tools-'))
  try {
    const write = async (name: string, version: string) => {
      const words = `#!/bin/sh\necho asked >>${folder}/starts\necho "ffmpeg version ${version} Copyright"\n`
      await writeFile(path.join(folder, name), words, { mode: 0o755 })
    }
    await write('ffmpeg', '5.1.9')
    await write('ffprobe', '5.1.9')
    await write('newer', '7.1.5')
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', ASK], {
      env: { PATH: folder, NEWER: path.join(folder, 'newer') },
    })
    assert.deepEqual(JSON.parse(stdout), ['5.1.9', '5.1.9', '7.1.5'])
    assert.equal(await readFile(path.join(folder, 'starts'), 'utf8'), 'asked\nasked\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** In a process of its own: how children are shut in, as far as this machine lets them be. */
const EXAMINE = `
  import { findSandbox } from ${JSON.stringify(import.meta.resolve('./executables.ts'))}
  const { isComplete, lacks } = await findSandbox()
  console.log(JSON.stringify({ isComplete, lacks }))
`

test('[security 3.1] children are shut in for an ordinary user too, whose PATH does not name the system’s own programs', async () => {
  const examine = async (PATH: string) =>
    (await run(process.execPath, ['--input-type=module', '-e', EXAMINE], { env: { PATH } })).stdout
  assert.equal(await examine('/usr/bin:/bin'), await examine('/usr/sbin:/sbin:/usr/bin:/bin'))
})
