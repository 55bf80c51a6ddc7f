/** Parses requests as Stripe's API does: form encoding with brackets, checked against the types of Stripe's library. */
import { Ajv, type ValidateFunction } from 'ajv'
import { LIBRARY_VERSION, REQUESTS } from './requests.gen.ts'

export type Form = { [name: string]: FormValue }
export type FormValue = string | FormValue[] | Form

/** Returns a parameter's text; empty if it is not text. */
export function textOf(form: Form, name: string): string {
  const value = form[name]
  return typeof value === 'string' ? value : ''
}

/** Parses `a[b][0]=x` as `{a: {b: ['x']}}`; null for any other encoding. */
export function readForm(text: string): Form | null {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = /^([a-z_]\w*)((?:\[\w*\])*)$/i.exec(name)
    if (!path) return null
    const rest = [...(path[2] ?? '').matchAll(/\[(\w*)\]/g)].map(([, key = '']) => key)
    if (!put(form, [path[1] ?? '', ...rest], value)) return null
  }
  return form
}

function put(into: Form | FormValue[], [key = '', ...rest]: string[], value: string): boolean {
  const at = Array.isArray(into) ? Number(key) : key
  const place = into as Record<string | number, FormValue>
  if (Array.isArray(into) && at !== into.length && !(at === into.length - 1 && rest.length > 0)) return false
  if (rest.length === 0) {
    if (place[at] !== undefined) return false
    place[at] = value
    return true
  }
  place[at] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {}
  const inner = place[at]
  return typeof inner === 'object' && put(inner, rest, value)
}

// Form values are all text: numbers and booleans are recognised by their notation.
const ajv = new Ajv({ coerceTypes: true, allErrors: true, strict: false })
ajv.addSchema(
  { definitions: REQUESTS.definitions, $ref: '#/definitions/Requests' },
  `stripe-${LIBRARY_VERSION}`,
)
const validators = new Map<string, ValidateFunction>()

/** Returns what is wrong with a call's parameters, such as `unknown parameter emial`; null for an unknown call. */
export function faultsOfCall(call: string, form: Form): string[] | null {
  const known = (REQUESTS.definitions['Requests'] as { properties: Record<string, object> }).properties
  if (!(call in known)) return null
  let validate = validators.get(call)
  if (!validate) {
    const pointer = call.replaceAll('~', '~0').replaceAll('/', '~1')
    validate = ajv.compile({
      $ref: `stripe-${LIBRARY_VERSION}#/definitions/Requests/properties/${encodeURI(pointer)}`,
    })
    validators.set(call, validate)
  }
  if (validate(structuredClone(form))) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'parameters'} ${message} ${JSON.stringify(params)}`,
  )
}
