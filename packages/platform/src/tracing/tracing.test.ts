import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { readConfig } from '../config/config.ts'
import { openLog } from '../log/log.ts'
import { openCollector } from './collector.ts'
import { writeSpans } from './otlp.ts'
import { beginSpan, isTracing, noteSpan, type Span, startTracing, traced, traceparent } from './trace.ts'
import { isSampled, readTraceparent, writeTraceparent } from './traceparent.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const log = openLog('silent')

async function spansOf(work: () => Promise<unknown>, ratio = 1): Promise<Span[]> {
  const spans: Span[] = []
  const end = startTracing({ ratio, take: (span) => spans.push(span) })
  try {
    await work().catch(() => {})
  } finally {
    end()
  }
  return spans
}

const aSpan = (name: string): Span => ({
  traceId: TRACE,
  spanId: PARENT,
  parentSpanId: null,
  name,
  kind: 'server',
  startedAt: 1_800_000_000_000.25,
  endedAt: 1_800_000_000_001.5,
  attributes: { 'http.route': '/api', 'http.response.status_code': 200 },
  isFailed: false,
})

test('[decisions 14.46] nests spans across awaits, and continues a job in the trace of its header', async () => {
  let header = ''
  const spans = await spansOf(() =>
    traced({ name: 'outer', kind: 'server' }, async () => {
      await new Promise((resolve) => setImmediate(resolve))
      await traced({ name: 'inner', kind: 'client' }, async () => {
        noteSpan({ name: 'query', kind: 'client' }, 5)
        header = traceparent() ?? ''
      })
    }),
  )
  const [query, inner, outer] = spans
  assert.ok(query && inner && outer)
  assert.deepEqual(
    [query.parentSpanId, inner.parentSpanId, outer.parentSpanId],
    [inner.spanId, outer.spanId, null],
  )
  assert.equal(new Set(spans.map(({ traceId }) => traceId)).size, 1)
  assert.ok(query.endedAt - query.startedAt >= 5)
  const [job] = await spansOf(() => traced({ name: 'job', kind: 'consumer' }, async () => {}, header))
  assert.deepEqual([job?.traceId, job?.parentSpanId], [outer.traceId, inner.spanId])
})

test('[decisions 14.46] marks a failing span without its message, and rethrows the error', async () => {
  const secret = new Error('ada@quintet.example is unknown')
  await assert.rejects(
    traced({ name: 'untraced', kind: 'client' }, () => Promise.reject(secret)),
    secret,
  )
  const spans = await spansOf(() => traced({ name: 'call', kind: 'client' }, () => Promise.reject(secret)))
  assert.deepEqual(
    spans.map(({ isFailed }) => isFailed),
    [true],
  )
  assert.doesNotMatch(writeSpans(spans, {}), /ada@/)
})

test('[decisions 14.46] creates no spans when tracing is off', async () => {
  assert.equal(isTracing(), false)
  assert.equal(beginSpan({ name: 'x', kind: 'server' }), null)
  await traced({ name: 'x', kind: 'server' }, async () => assert.equal(traceparent(), null))
})

test('[decisions 14.46] ignores an invalid header; sampling is the same in every process', async () => {
  const header = writeTraceparent({ traceId: TRACE, spanId: PARENT })
  assert.deepEqual(readTraceparent(header), { traceId: TRACE, spanId: PARENT })
  for (const wrong of [
    undefined,
    '',
    'ada@quintet.example',
    header.toUpperCase(),
    `${header}-x`,
    `00-${'0'.repeat(32)}-${PARENT}-01`,
  ])
    assert.equal(readTraceparent(wrong), null)
  assert.deepEqual([isSampled(TRACE, 1), isSampled(TRACE, 0)], [true, false])
  const low = `${TRACE.slice(0, 24)}10000000`
  assert.deepEqual([isSampled(low, 0.1), isSampled(low, 0.05)], [true, false])
  assert.deepEqual(await spansOf(() => traced({ name: 'x', kind: 'server' }, async () => {}), 0), [])
})

test('[decisions 14.46] writes OTLP with hexadecimal IDs, and nanoseconds and numbers as strings', () => {
  const body = JSON.parse(writeSpans([aSpan('GET /api')], { 'service.name': 'house' })) as unknown
  assert.deepEqual(body, {
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'house' } }] },
        scopeSpans: [
          {
            scope: { name: 'quintet' },
            spans: [
              {
                traceId: TRACE,
                spanId: PARENT,
                name: 'GET /api',
                kind: 2,
                startTimeUnixNano: '1800000000000250000',
                endTimeUnixNano: '1800000000001500000',
                attributes: [
                  { key: 'http.route', value: { stringValue: '/api' } },
                  { key: 'http.response.status_code', value: { intValue: '200' } },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
})

test('[decisions 14.46] keeps the newest 4 096 spans while the collector is away, and sends them when it returns', async () => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200).end('{}'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const settings = { endpoint: `http://127.0.0.1:${port}/v1/traces`, headers: {}, service: 'house', ratio: 1 }
  const collector = openCollector(settings, log)
  for (let count = 0; count < 10_000; count += 1) collector.take(aSpan(`span ${count}`))
  assert.equal(await collector.flush(), false)
  assert.deepEqual(collector.state(), { waiting: 4_096, dropped: 10_000 - 4_096 })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  try {
    while (collector.state().waiting > 0) assert.equal(await collector.flush(), true)
    assert.equal(collector.state().dropped, 10_000 - 4_096, 'nothing more was lost')
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

test('[decisions 14.46] ending a request does not wait for a collector that never answers', async () => {
  const server = createServer(() => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const settings = {
      endpoint: `http://127.0.0.1:${port}/v1/traces`,
      headers: {},
      service: 'house',
      ratio: 1,
    }
    const collector = openCollector(settings, log)
    for (let count = 0; count < 6_000; count += 1) collector.take(aSpan('x'))
    assert.equal(collector.state().waiting, 4_096)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

test('[decisions 14.46] uses OpenTelemetry’s setting names, and traces nothing without an endpoint', () => {
  assert.equal(readConfig({ OTEL_SERVICE_NAME: 'house' }).tracing, null)
  const { tracing } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b,x-team=house',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  })
  assert.deepEqual(tracing, {
    endpoint: 'http://127.0.0.1:4318/v1/traces',
    headers: { authorization: 'Bearer a=b', 'x-team': 'house' },
    service: 'quintet',
    ratio: 0.25,
  })
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'ftp://x'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ] as const)
    assert.throws(() => readConfig({ [name]: value }), new RegExp(name))
})
