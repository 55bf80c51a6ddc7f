import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { namesIn } from './library.ts'

test('a folder that does not exist has no names; one that cannot be read is an error, not empty', async () => {
  assert.deepEqual(await namesIn(`${import.meta.dirname}/nowhere`), [])
  await assert.rejects(namesIn(fileURLToPath(import.meta.url)), /ENOTDIR/)
})
