import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readConfig } from '../config/config.ts'
import { openLog } from '../log/log.ts'
import { createApp } from './app.ts'
import { refuseBelow } from './methods.ts'

const app = createApp({ config: readConfig({}), log: openLog('silent') })
app.get('/api/things/:id', async () => 'one')
app.delete('/api/things/:id', async () => 'none')
app.put('/api/things/:id/parts.:format', async () => 'put')
app.route({ method: 'GET', url: '/api/dev/things', config: { isHidden: true }, handler: async () => 'dev' })
refuseBelow(app, '/api')
app.get('/*', async () => 'page')
after(() => app.close())

for (const [method, url, status, allow] of [
  ['POST', '/api/things/1', 405, 'DELETE, GET, HEAD'],
  ['POST', '/api/things/1/?a=/b', 405, 'DELETE, GET, HEAD'],
  ['OPTIONS', '/api/things/1/parts.xml', 405, 'PUT'],
  ['PROPFIND', '/api/things/1', 405, 'DELETE, GET, HEAD'],
  ['POST', '/any/page', 405, 'GET, HEAD'],
  ['POST', '/api/things', 404, undefined],
  ['GET', '/api/things/1/2', 404, undefined],
  ['GET', '/api', 404, undefined],
  ['GET', '/api/things/1/partsXxml', 404, undefined],
  ['POST', '/api/dev/things', 404, undefined],
] as const)
  test(`[decisions 1.6] ${method} ${url} answers ${status}`, async () => {
    const answer = await app.inject({ method: method as 'GET', url })
    assert.deepEqual([answer.statusCode, answer.headers['allow']], [status, allow])
    assert.match(String(answer.headers['content-type']), /^application\/problem\+json/)
    const { code } = answer.json<{ code: string }>()
    assert.equal(code, status === 405 ? 'method_not_allowed' : 'unknown_path')
  })
