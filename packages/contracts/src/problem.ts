/** A failed request as an error, separate from the table of all problems: browsers know a problem by its code. */
import type { z } from 'zod'
import type { FieldError, ProblemCode, problems } from './problems.ts'

type ExtraOf<C extends ProblemCode> = (typeof problems)[C] extends { extra: infer S extends z.ZodType }
  ? z.input<S>
  : undefined

export type ProblemDetails = { detail?: string; errors?: FieldError[] }

type ProblemArguments<C extends ProblemCode> =
  ExtraOf<C> extends undefined ? [details?: ProblemDetails] : [details: ExtraOf<C> & ProblemDetails]

/** The one error type that is meant to become a response: `throw new Problem('wrong_pin', { attemptsLeft: 3 })`. */
export class Problem<C extends ProblemCode = ProblemCode> extends Error {
  override readonly name = 'Problem'
  readonly code: C
  readonly details: Record<string, unknown>

  constructor(code: C, ...[details]: ProblemArguments<C>) {
    super(code)
    this.code = code
    this.details = details ?? {}
  }
}

/** Narrows a caught error to the problem with this code, including its extra fields. */
export function isProblem<C extends ProblemCode>(
  error: unknown,
  code: C,
): error is Problem<C> & { details: ExtraOf<C> extends undefined ? object : ExtraOf<C> } {
  return error instanceof Problem && error.code === code
}
