/** Returns an object with only these fields. */
export function pick<Sheet extends object, Field extends keyof Sheet>(
  sheet: Sheet,
  fields: readonly Field[],
): Pick<Sheet, Field> {
  return Object.fromEntries(fields.map((field) => [field, sheet[field]])) as Pick<Sheet, Field>
}
