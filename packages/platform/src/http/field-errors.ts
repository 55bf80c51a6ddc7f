/** The errors of a request's fields: each by its place, in our own words. @spec decisions 1.3 */
import { sayIssue } from '@quintet/contracts/field-messages'
import { messages } from '@quintet/contracts/messages'
import type { FieldError } from '@quintet/contracts/problems'
import type { z } from 'zod'

type Checked<T> = { value: T; errors?: undefined } | { value?: undefined; errors: FieldError[] }

/** What `schema` makes of `value`, or what is wrong with it field by field. */
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
  // A field that may not be set is named like one that is set wrongly.
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: messages.unknownField }))
  const nearest = issue.code === 'invalid_union' ? nearestOf(issue.errors) : undefined
  if (nearest) return nearest.flatMap((each) => fieldErrorsOf(each, path))
  return [{ path: path.join('.'), message: issue.message }]
}

// Of several forms that a value may have, the one that it misses by least is the one that was meant.
function nearestOf(forms: z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return forms.toSorted((a, b) => a.length - b.length)[0]
}
