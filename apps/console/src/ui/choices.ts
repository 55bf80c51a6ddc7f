/** What a picker offers for what was typed. */

export type Choice = {
  value: string
  text: string
  /** The choices of the first group come first. */
  group: string
}

/** The limits of entries that no choice names. */
export type OwnEntries = {
  /** How long one may be. */
  length: number
  /** How many entries there may be, chosen ones included. */
  count: number
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

/** An entry as it is kept, without spaces at its ends or several in a row. */
export const entryOf = (typed: string) => typed.trim().replaceAll(/\s+/g, ' ')

/** True if two entries are the same apart from capitals. */
export const isSameEntry = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const partsOf = (typed: string) =>
  typed
    .split(/[,;\n]/)
    .map(entryOf)
    .filter(Boolean)

const isList = (typed: string) => /[,;\n]/.test(typed)

type Taken = { named: readonly string[]; rest: string }

/** Splits a typed or pasted list at its commas into the choices it names, by value or text, and the rest. */
export function takeNamed(choices: readonly Choice[], typed: string): Taken {
  if (!isList(typed)) return { named: [], rest: typed }
  const named: string[] = []
  const rest: string[] = []
  for (const part of partsOf(typed)) {
    const found = choices.find((choice) => placeOf(choice, plain(part)) === 0)
    if (found) named.push(found.value)
    else rest.push(part)
  }
  return { named, rest: rest.join(', ') }
}

/** The same where every part is an entry: spelt as a choice if there is one, and left if it is too long or one too many. */
export function takeEntries(
  { choices, chosen, own }: { choices: readonly Choice[]; chosen: readonly string[]; own: OwnEntries },
  typed: string,
): Taken {
  if (!isList(typed)) return { named: [], rest: typed }
  const named: string[] = []
  const rest: string[] = []
  for (const part of partsOf(typed)) {
    const entry = choices.find(({ value }) => isSameEntry(value, part))?.value ?? part
    if ([...chosen, ...named].some((each) => isSameEntry(each, entry))) continue
    if (entry.length > own.length || chosen.length + named.length >= own.count) rest.push(part)
    else named.push(entry)
  }
  return { named, rest: rest.join(', ') }
}
