/** Responses in Subsonic's format: XML unless JSON is requested. Source: OpenSubsonic, "subsonic-response". */
import { escapeXml } from '@quintet/domain/basics/markup'
import { FAILURES, type Failing } from './failure.ts'

/** The supported version of the Subsonic API. */
export const API_VERSION = '1.16.1'
const NAMESPACE = 'http://subsonic.org/restapi'

type Scalar = string | number | boolean
/** Undefined fields are left out. An element's text is in `value`. */
export type Payload = { [name: string]: Scalar | Payload | readonly (Scalar | Payload)[] | undefined }

export type Envelope = { serverVersion: string; isJson: boolean }

export function answerBody(envelope: Envelope, payload: Payload): string {
  return write(envelope, 'ok', payload)
}

export function failureBody(
  envelope: Envelope,
  { failing, message }: { failing: Failing; message: string },
): string {
  return write(envelope, 'failed', { error: { code: FAILURES[failing], message } })
}

export function contentTypeOf({ isJson }: Envelope): string {
  return `${isJson ? 'application/json' : 'text/xml'}; charset=utf-8`
}

function write({ serverVersion, isJson }: Envelope, status: string, payload: Payload): string {
  const response = { status, version: API_VERSION, type: 'quintet', serverVersion, openSubsonic: true }
  if (isJson) return JSON.stringify({ 'subsonic-response': { ...response, ...payload } })
  const root = { xmlns: NAMESPACE, ...response, ...payload }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('subsonic-response', root)}`
}

function element(name: string, content: Scalar | Payload): string {
  if (typeof content !== 'object') return `<${name}>${escapeXml(String(content))}</${name}>`
  let attributes = ''
  let inside = ''
  for (const [key, value] of Object.entries(content)) {
    if (value === undefined) continue
    if (isList(value)) inside += value.map((each) => element(key, each)).join('')
    else if (typeof value === 'object') inside += element(key, value)
    else if (key === 'value') inside += escapeXml(String(value))
    else attributes += ` ${key}="${escapeXml(String(value))}"`
  }
  return inside === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inside}</${name}>`
}

function isList(
  value: Scalar | Payload | readonly (Scalar | Payload)[],
): value is readonly (Scalar | Payload)[] {
  return Array.isArray(value)
}
