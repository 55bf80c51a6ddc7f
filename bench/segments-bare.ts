/** Node as fast as it sends from memory, nothing checked: the limit of a process of ours. For segments.ts: port, bytes. */
import { createServer } from 'node:http'

const [port, size] = process.argv.slice(2).map(Number)
const bytes = Buffer.allocUnsafeSlow(size ?? 0).fill(7)
createServer((_request, reply) => {
  reply.writeHead(200, { 'content-type': 'video/mp4', 'content-length': bytes.length }).end(bytes)
}).listen(port, '127.0.0.1')
