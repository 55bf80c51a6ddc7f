import { isProblem } from '../../../api/call.ts'
import type { Failure } from './state.ts'

const KNOWN = [
  'not_playable',
  'no_subscription',
  'rental_required',
  'not_available_here',
  'unauthenticated',
] as const

/** Turns the error thrown when opening a stream into a failure. */
export function failureOf(error: unknown): Failure {
  if (isProblem(error, 'too_many_streams')) return { kind: 'too-many', streams: error.details.streams }
  if (isProblem(error, 'youth_protected')) {
    const { age, opensAt, pin } = error.details
    return { kind: 'youth', age, opensAt, pin }
  }
  if (isProblem(error, 'unknown_content')) return { kind: 'problem', problem: 'not_available_here' }
  if (error instanceof TypeError) return { kind: 'problem', problem: 'network' }
  return { kind: 'problem', problem: KNOWN.find((code) => isProblem(error, code)) ?? 'other' }
}
