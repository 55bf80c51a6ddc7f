/** A request's field errors, each with its path, in our own wording. @spec decisions 1.3 */
import { sayIssue } from '@quintet/contracts/field-messages'
import { messages } from '@quintet/contracts/messages'
import type { FieldError } from '@quintet/contracts/problems'
import type { z } from 'zod'

type Checked<T> = { value: T; errors?: undefined } | { value?: undefined; errors: FieldError[] }

/** Returns `value` as parsed by `schema`, or its errors field by field. */
export function checkFields<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  const parsed = schema.safeParse(value, { error: sayIssue })
  if (parsed.success) return { value: parsed.data }
  return { errors: parsed.error.issues.flatMap((issue) => fieldErrorsOf(issue)) }
}

function fieldErrorsOf(issue: z.core.$ZodIssue, around: readonly PropertyKey[] = []): FieldError[] {
  const path = [...around, ...issue.path]
  // Reports an unknown field in the same way as an invalid one.
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: messages.unknownField }))
  const nearest = issue.code === 'invalid_union' ? nearestOf(issue.errors) : undefined
  if (nearest) return nearest.flatMap((each) => fieldErrorsOf(each, path))
  return [{ path: path.join('.'), message: issue.message }]
}

// Of several allowed forms, the one with the fewest errors is assumed to be meant.
function nearestOf(forms: z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return forms.toSorted((a, b) => a.length - b.length)[0]
}
