/** Asks a route of the contract as anybody may: with any request, over any sender. */
import { addressOf, type Plain } from '@quintet/contracts/client'
import type { RouteDefinition } from '@quintet/contracts/route'
import type { Send } from '@quintet/testing'
import type { Asked } from './access-table.ts'

export type Told = {
  /** Such as `200` or `404 unknown_content`. */
  answer: string
  status: number
  /** Headers and body. */
  text: string
  body: string
  etag: string | null
}

export async function askRoute(send: Send, route: RouteDefinition, asked: Asked): Promise<Told> {
  const { params, query, body } = asked as Record<string, Plain>
  const answer = await send(`/api${addressOf(route, params, query)}`, {
    method: route.method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  })
  const told = await answer.text()
  const code = answer.ok ? '' : ` ${(JSON.parse(told) as { code: string }).code}`
  const headers = [...answer.headers].map((pair) => pair.join(': ')).join('\n')
  return {
    answer: `${answer.status}${code}`,
    status: answer.status,
    text: `${headers}\n${told}`,
    body: told,
    etag: answer.headers.get('etag'),
  }
}

/** Every value in a request, such as the IDs that it names. */
export function valuesIn(asked: unknown): unknown[] {
  if (typeof asked !== 'object' || asked === null) return [asked]
  return Object.values(asked).flatMap(valuesIn)
}
