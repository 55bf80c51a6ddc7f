/** What goes wrong at the payment sandbox on demand. @spec law 11.6 */

/** `..._after`: the effect happened, its answer is lost or wrong. */
export const REQUEST_FAULTS = [
  'rate_limited',
  'server_error',
  'server_error_after',
  'timeout',
  'timeout_after',
] as const
export type RequestFault = (typeof REQUEST_FAULTS)[number]

/** `late`: three days; `reordered`: behind the later ones; `forged`: signed with another key, besides the true one. */
export const EVENT_FAULTS = ['duplicate', 'late', 'reordered', 'forged', 'lost'] as const
export type EventFault = (typeof EVENT_FAULTS)[number]
