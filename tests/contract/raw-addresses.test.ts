/** What the server registers outside the contract is listed with who may ask it, and refuses strangers accordingly. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Served, servedBy } from '@quintet/platform/http/methods'
import { type Asker, RAW_ADDRESSES, type RawAddress } from '@quintet/server/raw-addresses'
import { IS_ON_MACHINES, type Product, startProduct } from '@quintet/testing'
import { FOREIGN_HEADERS } from './foreign-headers.ts'

/** What a stranger is answered who has nothing but the address; null if it depends on nothing that they could lack. */
const STRANGERS: Record<Asker, RegExp | null> = {
  anyone: null,
  seen: null,
  stream: /^410 stream_ended$/,
  program: /^401 unauthenticated$|^200 .*(?:code="1\d"|code="4\d")/,
  operator: /^401 unauthenticated$/,
  provider: /^400 invalid_signature$/,
  mailed: /^422 invalid_request$/,
  sandbox: /^404 unknown_(?:path|setup)$/,
  nobody: /^404 unknown_path$/,
}

const filled = (path: string) => path.replaceAll(/:\w+(?:\([^)]*\))?/g, '1').replace('*', 'x')

describe(
  'addresses outside the contract',
  { skip: IS_ON_MACHINES && 'they are those of one process' },
  () => {
    let product: Product
    before(async () => {
      product = await startProduct({
        environment: { ROLE: 'customer,content,web', MEDIA_ORIGIN: 'https://media.quintet.example' },
      })
    })
    after(() => product.stop())

    const registered = ({ isEmbed = false }: { isEmbed?: boolean } = {}): {
      path: string
      method: string
    }[] => {
      const routes = servedBy(isEmbed ? product.embedApp : product.app)
      return routes
        .filter(({ isOfContract }: Served) => !isOfContract)
        .flatMap(({ url, methods }) => methods.map((method) => ({ path: url, method })))
        .filter(({ method }) => method !== 'HEAD')
    }
    const isListed = ({ path, method }: { path: string; method: string }, list: readonly RawAddress[]) =>
      list.some(
        (one) =>
          one.methods.includes(method) &&
          (one.path === path ||
            (one.isFolder && !/[:*]/.test(path) && path.startsWith(one.path.slice(0, -1)))),
      )

    for (const isEmbed of [false, true]) {
      const list = RAW_ADDRESSES.filter((one) => (one.isEmbed ?? false) === isEmbed)
      const place = isEmbed ? 'the origin of games' : 'the origin of pages'

      test(`[decisions 13.80] every address on ${place} outside the contract is listed with who may ask it`, () => {
        const unlisted = registered({ isEmbed }).filter((one) => !isListed(one, list))
        assert.deepEqual(unlisted, [])
      })

      test(`[decisions 13.80] every address listed for ${place} is served`, () => {
        const all = registered({ isEmbed })
        const unserved = list.flatMap((one) =>
          one.methods
            .filter((method) => !all.some((each) => each.method === method && isListed(each, [one])))
            .map((method) => `${method} ${one.path}`),
        )
        assert.deepEqual(unserved, [])
      })
    }

    test('[security 1.8] a QUERY without a content type is refused, and no fault', async () => {
      const { status } = await product.send('/api/content', { method: 'QUERY' })
      assert.equal(status, 415)
    })

    test('[decisions 13.80] addresses for operators refuse members, roles without the right to edit, and other sites', async () => {
      const codeOf = async (answer: Response) => /"code":"(\w+)"/.exec(await answer.text())?.[1]
      const member = await product.aMember()
      const [editor, ...others] = [
        await product.anOperator('editor'),
        await product.anOperator('support'),
        await product.anOperator('finance'),
        await product.anOperator('reader'),
      ]
      const cookie = `operator_token=${editor.cookies.get('operator_token')}`
      for (const { path, methods } of RAW_ADDRESSES.filter(({ asker }) => asker === 'operator'))
        for (const method of methods) {
          const address = filled(path)
          const init = { method, ...(method === 'GET' ? {} : bodyFor(path)) }
          assert.equal(await codeOf(await member.browser.send(address, init)), 'unauthenticated', address)
          for (const { send } of others)
            assert.equal(await codeOf(await send(address, init)), 'not_permitted', `${method} ${address}`)
          for (const [name, value] of method === 'GET' ? [] : FOREIGN_HEADERS) {
            const headers = { ...(init.headers as object), cookie, [name]: value }
            const answer = await product.send(address, { ...init, headers })
            assert.equal(await codeOf(answer), 'cross_origin', `${method} ${address}, ${name}: ${value}`)
          }
        }
    })

    for (const { path, methods, asker, isEmbed } of RAW_ADDRESSES) {
      const expected = STRANGERS[asker]
      if (!expected) continue
      // Clients refuse to send TRACE.
      for (const method of methods.filter((each) => each !== 'TRACE'))
        test(`[decisions 13.80] ${method} ${path} refuses a stranger${isEmbed ? ' on the origin of games' : ''}`, async () => {
          const { port } = new URL(product.origin)
          const origin = isEmbed ? product.origin.replace(port, String(Number(port) + 1)) : product.origin
          const answer = await fetch(origin + filled(path), {
            method,
            redirect: 'manual',
            ...(['POST', 'QUERY'].includes(method) ? bodyFor(path) : {}),
          })
          const text = await answer.text()
          const code = /"code":"(\w+)"/.exec(text)?.[1]
          assert.match(`${answer.status} ${code ?? text.replaceAll('\n', ' ')}`, expected)
        })
    }
  },
)

/** A body that the address takes, so that the refusal is that of its access. */
function bodyFor(path: string): RequestInit {
  const typed = (type: string, body: string) => ({ body, headers: { 'content-type': type } })
  if (path.startsWith('/rest') || path.startsWith('/api/sandbox'))
    return typed('application/x-www-form-urlencoded', 'x=1')
  if (path.startsWith('/api/operator/uploads')) return typed('application/offset+octet-stream', 'x')
  return path.startsWith('/api/payments') ? typed('application/json', 'x') : typed('application/json', '{}')
}
