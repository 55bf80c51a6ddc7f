import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { startProduct } from '@quintet/testing'

test('[security 1.2] answers 400 to any request that names two hosts', async () => {
  const product = await startProduct()
  try {
    const { hostname, port } = new URL(product.origin)
    for (const path of ['/live', '/api/content', '/no/such/path']) {
      const socket = connect(Number(port), hostname)
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n`)
      const [answer] = (await once(socket, 'data')) as [Buffer]
      assert.match(answer.toString(), /^HTTP\/1.1 400 /, path)
      socket.destroy()
    }
  } finally {
    await product.stop()
  }
})
