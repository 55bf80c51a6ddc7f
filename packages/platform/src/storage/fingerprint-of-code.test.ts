import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { fingerprintOfCode } from './kept-file.ts'

test('[decisions 10.5] what was kept is made anew if a module changed, also in a folder below; tests do not count', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quintet-code-'))
  t.after(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'youth'))
  const write = (name: string, source: string) => writeFile(path.join(folder, name), source)
  const fingerprint = () => fingerprintOfCode([pathToFileURL(`${folder}/`)])
  await write('rules.ts', 'one')
  await write('youth/rating.ts', 'one')
  const first = await fingerprint()
  await write('youth/rating.test.ts', 'a test')
  assert.equal(await fingerprint(), first)
  await write('youth/rating.ts', 'two')
  const second = await fingerprint()
  assert.notEqual(second, first)
  await write('rules.ts', 'two')
  assert.notEqual(await fingerprint(), second)
})
