import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

const run = promisify(execFile)
const NOBODY = 65534
const MODULE = path.join(import.meta.dirname, 'give-up-root.ts')

/** Returns the identity of a process started by root after giving up root: users, groups, and whether it reports being root. */
async function after(folders: { dataDir: string; code: string }): Promise<unknown> {
  const script = `
    const { giveUpRoot } = await import(${JSON.stringify(MODULE)})
    const said = giveUpRoot(${JSON.stringify(folders)})
    const back = (() => { try { process.setuid(0); return true } catch { return false } })()
    console.log(JSON.stringify([process.getuid(), process.getgid(), process.getgroups().includes(0), said.isRoot, back]))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
  return JSON.parse(stdout)
}

test(
  '[security 4.6] a server started by root switches permanently to the owner of its data',
  { skip: process.geteuid?.() === 0 ? false : 'only root has something to give up' },
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-root-'))
    try {
      const [data, code, hidden] = ['data', 'code', 'hidden'].map((name) => path.join(folder, name)) as [
        string,
        string,
        string,
      ]
      for (const each of [data, code, hidden]) await mkdir(each)
      await chmod(folder, 0o755)
      await chmod(hidden, 0o700)
      assert.deepEqual(await after({ dataDir: data, code }), [0, 0, true, true, true], 'root’s own folder')
      await chown(data, NOBODY, NOBODY)
      const nobody = [NOBODY, NOBODY, false, false, false]
      assert.deepEqual(await after({ dataDir: data, code }), nobody)
      assert.deepEqual(await after({ dataDir: path.join(data, 'to', 'come'), code }), nobody)
      assert.deepEqual(
        await after({ dataDir: data, code: hidden }),
        [0, 0, true, true, true],
        'no way to go on',
      )
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)
