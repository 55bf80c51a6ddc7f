/** Where traces are sent, under OpenTelemetry's own setting names. @spec decisions 14.46 */

export type TracingSettings = {
  /** The collector's address for traces. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  /** The service name reported to the collector. */
  service: string
  /** The share of traces that is kept, from 0 to 1. */
  ratio: number
}

type Given = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined
  OTEL_SERVICE_NAME: string
  OTEL_TRACES_SAMPLER_ARG: number
}

/** Returns null if no collector is set. */
export function tracingSettings(given: Given): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base } = given
  if (base === undefined) return null
  return {
    endpoint: `${base.replace(/\/$/, '')}/v1/traces`,
    headers: readHeaders(given.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    service: given.OTEL_SERVICE_NAME,
    ratio: given.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** `name=value,name=value`, with percent-encoded values. */
export const OTLP_HEADERS = /^[\w-]+=(?:[^,%]|%[0-7][\da-f])*(?:,[\w-]+=(?:[^,%]|%[0-7][\da-f])*)*$/i

function readHeaders(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split(/=(.*)/s))
      .flatMap(([name, value]) => (name && value !== undefined ? [[name, decodeURIComponent(value)]] : [])),
  )
}
