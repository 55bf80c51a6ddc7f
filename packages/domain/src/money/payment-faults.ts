/** Faults that the payment sandbox injects on demand. @spec law 11.6 */

/** `..._after`: the effect takes place, but its response is lost or wrong. */
export const REQUEST_FAULTS = [
  'rate_limited',
  'server_error',
  'server_error_after',
  'timeout',
  'timeout_after',
] as const
export type RequestFault = (typeof REQUEST_FAULTS)[number]

/** `late`: by three days; `reordered`: after later events; `forged`: an additional copy signed with another key. */
export const EVENT_FAULTS = ['duplicate', 'late', 'reordered', 'forged', 'lost'] as const
export type EventFault = (typeof EVENT_FAULTS)[number]
