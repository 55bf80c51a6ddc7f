/** Where traces go, by OpenTelemetry's own names of settings. @spec decisions 14.46 */

export type TracingSettings = {
  /** The collector's address for traces. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  /** As the collector knows this service. */
  service: string
  /** Of all traces that are kept, from 0 to 1. */
  ratio: number
}

type Given = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined
  OTEL_SERVICE_NAME: string
  OTEL_TRACES_SAMPLER_ARG: number
}

/** Null where no collector is named. */
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

/** `name=value,name=value`, values as in addresses. */
export const OTLP_HEADERS = /^[\w-]+=(?:[^,%]|%[0-7][\da-f])*(?:,[\w-]+=(?:[^,%]|%[0-7][\da-f])*)*$/i

function readHeaders(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split(/=(.*)/s))
      .flatMap(([name, value]) => (name && value !== undefined ? [[name, decodeURIComponent(value)]] : [])),
  )
}
