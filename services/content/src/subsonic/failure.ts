/** Errors, with the numbers of Subsonic's protocol. Source: OpenSubsonic, "Error". */
import { Problem } from '@quintet/contracts/problem'
import { type ProblemCode, problems } from '@quintet/contracts/problems'

export const FAILURES = {
  generic: 0,
  parameterMissing: 10,
  wrongCredentials: 40,
  conflictingCredentials: 43,
  wrongKey: 44,
  notAuthorized: 50,
  notFound: 70,
} as const

export type Failing = keyof typeof FAILURES

/** A failed response; clients receive its number and message. */
export class SubsonicFailure extends Error {
  override readonly name = 'SubsonicFailure'
  readonly failing: Failing

  constructor(failing: Failing, message: string) {
    super(message)
    this.failing = failing
  }
}

const OF_PROBLEMS: Partial<Record<ProblemCode, Failing>> = {
  unknown_content: 'notFound',
  not_playable: 'notFound',
  unknown_bookmark: 'notFound',
  unknown_mix: 'notFound',
  no_subscription: 'notAuthorized',
  rental_required: 'notAuthorized',
  not_available_here: 'notAuthorized',
  youth_protected: 'notAuthorized',
  too_many_streams: 'notAuthorized',
  stream_ended: 'notAuthorized',
  kids_locked: 'notAuthorized',
}

/** The failure reported to a client for an error; null if it is not one of ours. */
export function failureOf(error: unknown): { failing: Failing; message: string } | null {
  if (error instanceof SubsonicFailure) return { failing: error.failing, message: error.message }
  if (!(error instanceof Problem)) return null
  const { code }: { code: ProblemCode } = error
  return { failing: OF_PROBLEMS[code] ?? 'generic', message: problems[code].title }
}
