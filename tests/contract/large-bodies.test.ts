import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { sendContactMessage } from '@quintet/contracts/customer-care'
import { setArtwork } from '@quintet/contracts/operator/artwork'
import { addFeed } from '@quintet/contracts/operator/feeds'
import { putQueue } from '@quintet/contracts/queue'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

type Asked = { method: string; path: string }

/** Returns the status of a request whose announced body never arrives. */
async function statusBeforeBody({ method, path }: Asked, framing: string): Promise<number> {
  const { hostname, port } = new URL(product.origin)
  const socket = connect(Number(port), hostname).setEncoding('latin1')
  const head = [
    `${method} /api${path.replace(':id', '1')} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Content-Type: application/json',
    'Sec-Fetch-Site: same-origin',
    framing,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [text] = (await once(socket, 'data')) as [string]
  socket.destroy()
  return Number(text.split(' ')[1])
}

for (const route of [setArtwork, addFeed, putQueue])
  test(`[security 4.2] ${route.id}: a stranger’s large body is refused before it is read`, async () => {
    assert.equal(await statusBeforeBody(route, 'Content-Length: 900000'), 401)
    assert.equal(await statusBeforeBody(route, 'Transfer-Encoding: chunked'), 401)
  })

test('[security 4.2] limits a visitor’s body to the size of a form, and allows members more', async () => {
  assert.equal(await statusBeforeBody(sendContactMessage, 'Content-Length: 66000'), 413)
  const { call } = await product.aMember()
  const entries = Array.from({ length: 900 }, (_, at) => ({
    id: `${at}-${'x'.repeat(58)}`,
    contentId: 1,
    place: at,
  }))
  const body = { revision: 0, entries, at: 0, position: 0, shuffle: false, repeat: 'off' } as const
  assert.notEqual((await call(putQueue, { body })).status, 413)
})
