import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '@quintet/contracts/problem'
import { readConfig } from '@quintet/platform/config/config'
import { createApp } from '@quintet/platform/http/app'
import { openLog } from '@quintet/platform/log/log'
import { answerAsPage } from './failed-page.ts'

const log = openLog('silent')
const brand = { name: 'Quintet', page: { files: { theme: '/brand/theme.css' } } }

/** Returns the answer to a page's request that fails with `error`. */
async function answerTo(error: Error, headers: Record<string, string> = {}) {
  const app = createApp({ config: readConfig({}), log })
  app.get('/*', { errorHandler: answerAsPage({ brand, log } as Parameters<typeof answerAsPage>[0]) }, () => {
    throw error
  })
  const answer = await app.inject({
    url: '/movies?tags="><b>',
    headers: { accept: 'text/html', 'accept-language': 'de', ...headers },
  })
  await app.close()
  return answer
}

test('[decisions 13.62] a page that fails says so in the reader’s language, with a way to try again', async () => {
  const answer = await answerTo(new Error('connect ECONNREFUSED 10.1.2.3:5432'))
  assert.equal(answer.statusCode, 500)
  assert.match(answer.headers['content-type'] ?? '', /^text\/html/)
  assert.equal(answer.headers['cache-control'], 'no-store')
  assert.match(answer.body, /<html lang="de">/)
  assert.match(answer.body, /Diese Seite ließ sich nicht anzeigen\./)
  assert.match(answer.body, /<a href="\/movies\?tags=%22%3E%3Cb%3E">Noch einmal versuchen</)
  assert.match(answer.body, /Request req-/, 'the ID under which the error is logged')
  assert.doesNotMatch(answer.body, /10\.1\.2\.3/)
})

test('[security 4.8] a page of a busy service reloads by itself', async () => {
  const answer = await answerTo(new Problem('overloaded', { retryAfter: 5 }), { 'accept-language': 'en' })
  assert.deepEqual([answer.statusCode, answer.headers['refresh']], [503, '5'])
  assert.match(answer.body, /A lot of people are here right now\./)
})

test('[decisions 13.62] programs get the problem document, and a reader’s own mistake stays one', async () => {
  const asked = await answerTo(new Error('gone'), { accept: 'application/json' })
  assert.match(asked.headers['content-type'] ?? '', /^application\/problem\+json/)
  const missing = await answerTo(new Problem('unknown_path'))
  assert.equal(missing.statusCode, 404)
  assert.match(missing.headers['content-type'] ?? '', /^application\/problem\+json/)
})
