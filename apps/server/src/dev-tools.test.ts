import assert from 'node:assert/strict'
import { request } from 'node:http'
import os from 'node:os'
import { after, before, describe, test } from 'node:test'
import { type Product, startProduct } from '@quintet/testing'

const [elsewhere] = Object.values(os.networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)

describe('development tools', () => {
  let product: Product
  before(async () => {
    product = await startProduct({
      environment: { ROLE: 'customer,content,web', HOST: '0.0.0.0', DEV_TOOLS: '1' },
    })
  })
  after(() => product.stop())

  const ask = (path: string, headers: Record<string, string>, hostname = '127.0.0.1') =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(product.origin)
      request({ hostname, port, path, headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
        .once('error', reject)
        .end()
    })
  const TOOLS = ['/api/dev/mails?to=a@quintet.example', '/examples']

  test('[decisions 7.3] respond to requests from this machine, under each of its names', async () => {
    const { port } = new URL(product.origin)
    for (const tool of TOOLS)
      for (const host of ['127.0.0.1', 'localhost', '[::1]', '127.8.8.8'])
        assert.equal(await ask(tool, { host: `${host}:${port}` }), 200, `${tool} ${host}`)
  })

  test('[decisions 7.3] are hidden from other sites whose name resolves to this machine', async () => {
    for (const tool of TOOLS)
      for (const host of [
        'rebound.example',
        'localhost.rebound.example',
        '127.0.0.1.rebound.example',
        '10.0.0.1',
      ])
        assert.equal(await ask(tool, { host }), 404, `${tool} ${host}`)
  })

  test('[decisions 7.3] are hidden from proxied requests', async () => {
    for (const tool of TOOLS)
      for (const name of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP', 'X-Forwarded-Host'])
        assert.equal(await ask(tool, { [name]: '127.0.0.1' }), 404, `${tool} ${name}`)
  })

  test(
    '[decisions 7.3] are hidden from other machines, whatever Host they send',
    { skip: elsewhere ? false : 'this machine has no other address' },
    async () => {
      for (const tool of TOOLS)
        assert.equal(await ask(tool, { host: '127.0.0.1' }, elsewhere?.address), 404, tool)
    },
  )
})
