/** Running previews: one per upload, and none runs forever. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UploadPreview } from '@quintet/contracts/operator/upload-preview'
import type { PreviewWanted } from './preview.ts'
import { UploadPreviews } from './previews.ts'
import { TooMuchToBring } from './store.ts'

const wanted = (ids: string[], more: Partial<PreviewWanted> = {}): PreviewWanted => ({
  ids,
  section: 'Movies',
  files: {},
  language: 'de',
  operator: 'ada@house.example',
  ...more,
})
const none = { total: 0, first: [] }
const nothing: UploadPreview = {
  added: none,
  changed: none,
  unchanged: 0,
  gone: none,
  failed: none,
  leftOut: none,
}

const until = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const end = () => reject(signal.reason as Error)
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
  })

test('[decisions 13.37] repeated requests get the progress of the same preview, then its result, once', async () => {
  let begun = 0
  const { promise, resolve } = Promise.withResolvers<UploadPreview>()
  const previews = new UploadPreviews((_wanted, { onProgress }) => {
    begun += 1
    onProgress({ phase: 'reading', done: 3, total: 8 })
    return promise
  })
  const running = { state: 'running', done: 3, total: 8 }
  assert.deepEqual(await previews.ask(wanted(['a', 'b'])), running)
  assert.deepEqual(await previews.ask(wanted(['b', 'a'])), running)
  resolve(nothing)
  assert.deepEqual(await previews.ask(wanted(['a', 'b'])), { state: 'done', preview: nothing })
  assert.equal(begun, 1)
  await previews.ask(wanted(['a', 'b']))
  assert.equal(begun, 2, 'what was told is not kept')
})

test('[decisions 13.37] an upload has one preview at a time; a different request ends the earlier one', async () => {
  const ended: string[] = []
  const previews = new UploadPreviews(async ({ section }, { signal }) => {
    if (section === 'Shows') return nothing
    return until(signal).finally(() => ended.push(section))
  })
  assert.equal((await previews.ask(wanted(['a']))).state, 'running')
  assert.equal((await previews.ask(wanted(['a', 'c'], { section: 'Shows' }))).state, 'done')
  assert.deepEqual(ended, ['Movies'])
})

test('[decisions 13.37] a preview that takes too long ends and says so; a failed one reports its error, and can be retried', async () => {
  const tooLong = () => AbortSignal.abort(new DOMException('', 'TimeoutError'))
  const slow = new UploadPreviews((_wanted, { signal }) => until(signal), tooLong)
  assert.deepEqual(await slow.ask(wanted(['a'])), { state: 'too_long' })
  const large = new UploadPreviews(() => Promise.reject(new TooMuchToBring()))
  assert.deepEqual(await large.ask(wanted(['a'])), { state: 'too_long' })

  let tries = 0
  const failing = new UploadPreviews(async () => {
    tries += 1
    throw new RangeError('broken')
  })
  await assert.rejects(failing.ask(wanted(['a'])), RangeError)
  await assert.rejects(failing.ask(wanted(['a'])), RangeError)
  assert.equal(tries, 2)
})
