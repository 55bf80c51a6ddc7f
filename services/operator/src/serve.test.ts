import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { setArtwork } from '@quintet/contracts/operator/artwork'
import { addFeed } from '@quintet/contracts/operator/feeds'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

/** The first line that answers a request whose body is promised and never comes. */
async function answerBeforeBody(method: string, path: string, bytes: number): Promise<string> {
  const { hostname, port } = new URL(product.origin)
  const socket = connect(Number(port), hostname).setEncoding('latin1')
  socket.write(
    `${method} /api${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nContent-Length: ${bytes}\r\n\r\n{`,
  )
  const [text] = (await once(socket, 'data')) as [string]
  socket.destroy()
  return text.split('\r\n')[0] ?? ''
}

test('[security 4.2] a stranger’s large body is refused before it is read, not after it lies in memory', async () => {
  for (const { method, path, bodyBytes } of [setArtwork, addFeed]) {
    assert.ok(bodyBytes && bodyBytes > 5_000_000)
    assert.match(await answerBeforeBody(method, path.replace(':id', '1'), bodyBytes - 1), / 401 /, path)
  }
})
