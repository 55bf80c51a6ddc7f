/** Generates requests from the API document. */
import type { RouteDefinition } from '@quintet/contracts/route'
import type { Dice } from '../media-attacks/dice.ts'
import { hostileValue, nearlyRight, rightValue, type Schema } from './values.ts'

export type Operation = {
  operationId: string
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export type Asked = {
  method: string
  address: string
  headers: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

const KINDS = ['right', 'nearly', 'nearly', 'hostile'] as const

// Content types a body may claim, true or not.
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
]

/** One request for the operation: valid, nearly valid or hostile. */
export function makeRequest(
  route: RouteDefinition,
  operation: Operation,
  dice: Dice,
  known: readonly unknown[],
): Asked {
  const kind = dice.pick(KINDS)
  const valueOf = (schema: Schema): unknown => {
    const right = rightValue(schema, dice, known)
    if (kind === 'right' || (kind === 'nearly' && dice.below(3) > 0)) return right
    return kind === 'hostile' ? hostileValue(dice) : nearlyRight(right, dice)
  }
  const query: string[] = []
  let path: string = route.path
  for (const { name, in: place, schema } of operation.parameters ?? []) {
    const text = encode(valueOf(schema), dice)
    if (place === 'path') path = path.replace(`:${name}`, () => text)
    else if (dice.below(2) === 0)
      query.push(...Array.from({ length: dice.below(8) === 0 ? 3 : 1 }, () => `${name}=${text}`))
  }
  if (kind === 'hostile' && dice.below(5) === 0) query.push('%00=%ff&%=&&[]=1&__proto__[a]=1')
  const asked = {
    method: route.method,
    address: `/api${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: {} as Record<string, string>,
  }
  const schema = operation.requestBody?.content['application/json']?.schema
  if (!schema) return asked
  const body = Buffer.from(JSON.stringify(valueOf(schema)) ?? '')
  const isOdd = kind === 'hostile' && dice.below(6) === 0
  const type = isOdd ? dice.pick(TYPES) : 'application/json'
  return {
    ...asked,
    headers: type === '' ? {} : { 'content-type': type },
    body: isOdd
      ? Buffer.concat([dice.bytes(1 + dice.below(40)), body.subarray(dice.below(body.length + 1))])
      : body,
  }
}

// Lone surrogates and broken escapes cannot be URL-encoded: they are sent as bytes.
function encode(value: unknown, dice: Dice): string {
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 4000)
  if (!text.isWellFormed()) return '%ED%A0%BD'
  const encoded = encodeURIComponent(text)
  if (encoded === '') return '%20'
  return dice.below(20) === 0 ? `${encoded}%f` : encoded
}
