import {
  dehydrate,
  environmentManager,
  focusManager,
  hydrate,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query'
import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { openQueryClient } from './query-client.ts'

test('[catalogue 7.4] data stays fresh for 300000 ms, and window focus triggers no refetch', async () => {
  mock.timers.enable({ apis: ['Date'], now: 0 })
  const client = openQueryClient({ isServer: false })
  let calls = 0
  const options = { queryKey: ['row'], queryFn: () => ++calls }
  await client.fetchQuery(options)
  mock.timers.setTime(299_999)
  await client.fetchQuery(options)
  assert.equal(calls, 1)
  mock.timers.setTime(300_001)
  await client.fetchQuery(options)
  assert.equal(calls, 2)

  mock.timers.setTime(700_000)
  client.mount()
  const stop = new QueryObserver(client, { ...options, refetchOnMount: false }).subscribe(() => undefined)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(calls, 2)
  stop()
  client.unmount()
  client.clear()
  mock.timers.reset()
})

test('what a page was delivered with stays for its later parts, however late they arrive', async (context) => {
  context.mock.timers.enable({ apis: ['Date', 'setTimeout'], now: 0 })
  // Otherwise nothing is ever dropped.
  environmentManager.setIsServer(() => false)
  context.after(() => environmentManager.setIsServer(() => true))
  const server = openQueryClient({ isServer: true })
  server.setQueryData(['row'], 'titles')
  const client = openQueryClient({ isServer: false })
  hydrate(client, dehydrate(server))
  client.setQueryData(['other'], 'set here')
  context.mock.timers.tick(24 * 3_600_000)
  assert.equal(client.getQueryData(['row']), 'titles')
  assert.equal(client.getQueryData(['other']), undefined)
})

test('[catalogue 7.4] a failed call is retried once in the browser and never on the server', async () => {
  for (const [isServer, tries] of [
    [false, 2],
    [true, 1],
  ] as const) {
    const client = openQueryClient({ isServer })
    let calls = 0
    const query = {
      queryKey: ['row'],
      retryDelay: 0,
      queryFn: () => {
        calls++
        throw new Error('down')
      },
    }
    // An observer uses the defaults; fetchQuery has its own.
    const observer = new QueryObserver(client, query)
    const stop = observer.subscribe(() => undefined)
    while (observer.getCurrentResult().status === 'pending') await new Promise((done) => setTimeout(done, 1))
    assert.equal(calls, tries)
    stop()
    client.clear()
  }
})

test(
  '[product 1.4] offline, a call fails at once, what is there stays, and what failed is fetched on reconnecting',
  { timeout: 30_000 },
  async (context) => {
    let isOnline = false
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
    onlineManager.setOnline(false)
    context.after(() => {
      Reflect.deleteProperty(navigator, 'onLine')
      onlineManager.setOnline(true)
    })
    const client = openQueryClient({ isServer: false })
    client.mount()
    const calls = { row: 0, shown: 0 }
    const query = (name: keyof typeof calls) => ({
      queryKey: [name],
      queryFn: async () => {
        calls[name]++
        if (!isOnline) throw new TypeError('Failed to fetch')
        return name
      },
    })
    client.setQueryData(['shown'], 'from before')
    await client.invalidateQueries({ queryKey: ['shown'] })
    const [row, shown] = [
      new QueryObserver(client, query('row')),
      new QueryObserver<string>(client, query('shown')),
    ]
    const stops = [row, shown].map((observer) => observer.subscribe(() => undefined))
    const settled = async (status: string) => {
      while (row.getCurrentResult().status !== status) await new Promise((done) => setTimeout(done, 1))
    }
    await settled('error')
    assert.deepEqual(calls, { row: 1, shown: 0 })
    assert.deepEqual(
      [shown.getCurrentResult().status, shown.getCurrentResult().data],
      ['success', 'from before'],
    )
    isOnline = true
    onlineManager.setOnline(true)
    await settled('success')
    while (shown.getCurrentResult().data !== 'shown') await new Promise((done) => setTimeout(done, 1))
    assert.deepEqual(calls, { row: 2, shown: 1 })
    for (const stop of stops) stop()
    client.unmount()
    client.clear()
  },
)
