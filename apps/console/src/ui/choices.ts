/** What a picker offers for what was typed. */

export type Choice = {
  value: string
  text: string
  /** The choices of the first group come first. */
  group: string
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Places the better a choice fits, the lower; null: it does not fit. */
function placeOf({ value, text }: Choice, wanted: string): number | null {
  const name = plain(text)
  if (plain(value) === wanted || name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (name.split(/[^\p{L}]+/u).some((word) => word.startsWith(wanted))) return 2
  return name.includes(wanted) ? 3 : null
}

/** Returns the choices that fit, the best first; all of them, in their order, if nothing was typed. */
export function fitting(choices: readonly Choice[], typed: string): Choice[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return [...choices]
  const placed = choices.flatMap((choice) => {
    const place = placeOf(choice, wanted)
    return place === null ? [] : [{ choice, place }]
  })
  return placed.toSorted((a, b) => a.place - b.place).map(({ choice }) => choice)
}

/** Splits a typed or pasted list at its commas into the choices it names, by value or text, and the rest. */
export function takeNamed(
  choices: readonly Choice[],
  typed: string,
): { named: readonly string[]; rest: string } {
  if (!/[,;\n]/.test(typed)) return { named: [], rest: typed }
  const named: string[] = []
  const rest: string[] = []
  for (const part of typed.split(/[,;\n]/).map((each) => each.trim())) {
    const found = choices.find((choice) => part !== '' && placeOf(choice, plain(part)) === 0)
    if (found) named.push(found.value)
    else if (part !== '') rest.push(part)
  }
  return { named, rest: rest.join(', ') }
}
