import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addressOf } from '@quintet/contracts/client'
import { ProblemDocument } from '@quintet/contracts/problems'
import { routes } from '@quintet/contracts/routes'
import { type Product, startProduct, type TestMember } from '@quintet/testing'

const MARKUP = '<script>alert(1)</script> "&\' <b>'

const WRITTEN = {
  'ten thousand letters': 'x'.repeat(10_000),
  NUL: 'a\0b',
  'right to left': '\u202Eאבג',
  emoji: '👩‍🚀🎬',
  'half an emoji': '\uD83D',
  markup: MARKUP,
  'wildcards and quotes': `%_\\'";--`,
  blanks: ' \t\n ',
  nothing: '',
  'a prototype': '__proto__',
}
const NUMBERS = ['0', '-1', '1.5', '101', '1e9', '99999999999999999999', 'NaN', 'x', '']

const reads = routes.filter(({ method, service }) => method === 'GET' && service === 'content')

describe('bad input', () => {
  let product: Product
  let member: TestMember
  let id: number

  before(async () => {
    product = await startProduct()
    member = await product.aMember()
    ;({ id } = await product.aTitle({ title: MARKUP, media: 'video' }))
  })
  after(() => product.stop())

  /** Every response is the expected one or a problem document, never a 500 or a page. */
  const checkAs = async (media: string, address: string): Promise<void> => {
    const answer = await member.send(address)
    assert.ok(answer.status < 500, `${address.slice(0, 120)} answered ${answer.status}`)
    const type = answer.headers.get('content-type')?.split(';')[0]
    assert.equal(type, answer.ok ? media : 'application/problem+json', address.slice(0, 120))
    const body = await answer.text()
    if (!answer.ok) assert.equal(ProblemDocument.parse(JSON.parse(body)).status, answer.status)
    else if (media === 'application/json') JSON.parse(body)
  }

  for (const route of reads) {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const good: Record<string, string> = { productId: '221', id: '1', category: 'movies' }

    test(`[decisions 1.3] ${route.id} answers bad parameters and queries with a problem or a right page`, async () => {
      const check = (address: string) => checkAs(route.media ?? 'application/json', address)
      for (const name of names)
        for (const value of [...Object.values(WRITTEN), ...NUMBERS]) {
          // A lone surrogate cannot be encoded in a URL.
          if (value === '' || !value.isWellFormed()) continue
          await check(`/api${addressOf(route, { ...good, [name]: value })}`)
        }
      const address = `/api${addressOf(route, Object.fromEntries(names.map((name) => [name, good[name] ?? '1'])))}`
      for (const name of ['search', 'category', 'tags', 'contentOwner', 'ids', 'sort', 'lang', 'kind'])
        for (const value of Object.values(WRITTEN))
          await check(`${address}?${new URLSearchParams({ [name]: value }).toString()}`)
      for (const name of ['page', 'limit'])
        for (const value of NUMBERS) await check(`${address}?${name}=${value}`)
      await check(`${address}?search=a&search=b&page=1&page=2`)
      await check(`${address}?%00=%00&%ff=%fe`)
    })
  }

  test('[security 1.3] markup in a title is plain text in JSON and cannot close the attribute of the embed code', async () => {
    const answer = await member.send(`/api/content/${id}`)
    const [item] = (await answer.json()) as {
      attributes: { title: string }
      representation: { embedscript: string }
    }[]
    assert.equal(item?.attributes.title, MARKUP)
    assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8')
    assert.doesNotMatch(item?.representation.embedscript ?? '', /<script|<b>|alert\(1\)<\/script/)
    const found = await member.send('/api/content?search=%3Cscript%3Ealert')
    assert.equal(((await found.json()) as unknown[]).length, 1)
  })

  test('[decisions 1.3] NUL in any parameter, query or field of any call returns a problem, never a server error', async () => {
    for (const route of routes) {
      const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      const shape = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
      const params = Object.fromEntries(names.map((name) => [name, 'a\0b']))
      const query = new URLSearchParams(shape(route.query).map((name) => [name, 'a\0b']))
      const body = Object.fromEntries(shape(route.body).map((name) => [name, 'a\0b']))
      const good = Object.fromEntries(names.map((name) => [name, '1']))
      for (const address of [addressOf(route, params), `${addressOf(route, good)}?${query.toString()}`]) {
        const answer = await member.send(`/api${address}`, {
          method: route.method,
          ...(route.method === 'GET'
            ? {}
            : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        })
        assert.ok(answer.status < 500, `${route.id} answered ${answer.status}`)
        await answer.arrayBuffer()
      }
    }
  })
})
