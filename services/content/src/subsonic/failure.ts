/** What goes wrong, in the numbers that Subsonic's clients know. Source: OpenSubsonic, "Error". */
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

/** An answer that is none of success; clients are told its number and words. */
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
  youth_protected: 'notAuthorized',
  too_many_streams: 'notAuthorized',
  stream_ended: 'notAuthorized',
  kids_locked: 'notAuthorized',
}

/** What a client is told of an error; null where the error is no answer. */
export function failureOf(error: unknown): { failing: Failing; message: string } | null {
  if (error instanceof SubsonicFailure) return { failing: error.failing, message: error.message }
  if (!(error instanceof Problem)) return null
  const { code }: { code: ProblemCode } = error
  return { failing: OF_PROBLEMS[code] ?? 'generic', message: problems[code].title }
}
