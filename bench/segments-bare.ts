/** Node sending from memory as fast as it can, without checks: the upper limit for one of our processes. For segments.ts: port, bytes. */
import { createServer } from 'node:http'

const [port, size] = process.argv.slice(2).map(Number)
const bytes = Buffer.allocUnsafeSlow(size ?? 0).fill(7)
createServer((_request, reply) => {
  reply.writeHead(200, { 'content-type': 'video/mp4', 'content-length': bytes.length }).end(bytes)
}).listen(port, '127.0.0.1')
