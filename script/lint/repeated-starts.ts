/**
 * Finds patterns that can start over and over: in a long run of `<br`, `<br[^>]*>` reads from each one to the end and finds nothing, so
 * twice the text takes four times as long. scslre checks runs of one character; this checks runs of a pattern's own beginning.
 */
import { analyse } from 'scslre'

type Pattern = ReturnType<typeof analyse>['parsed']['pattern']
type Part = Pattern['alternatives'][number]['elements'][number]
type Allows = (character: string) => boolean

/** Sample characters of all kinds, to find one that two classes have in common. */
const SAMPLES = Array.from('aA0_ -\n\t"\'<>=/.,:;?&%#@+*~^|(){}[]\\é\u{E000}')
const REPEATS = 20
const BRANCHES_MAX = 200

/** A text whose repetition takes quadratic time; null if none was found. */
export function findRepeatedStart(pattern: string, flags: string): string | null {
  if (flags.includes('y')) return null
  const { parsed } = analyse({ source: pattern, flags })
  const plain = flags.replace('g', '')
  const search = new RegExp(pattern, plain)
  for (const sequence of parsed.pattern.alternatives.flatMap(({ elements }) => branchesOf(elements)))
    for (const [place, part] of sequence.entries()) {
      if (part.type !== 'Quantifier' || part.max !== Number.POSITIVE_INFINITY) continue
      const allows = allowerOf(part.element, plain)
      const start = allows && wordOf(sequence.slice(0, place), allows, plain)
      if (start && !search.test(start.repeat(REPEATS))) return start
    }
  return null
}

/** All paths through a sequence's groups. */
function branchesOf(parts: readonly Part[]): Part[][] {
  let branches: Part[][] = [[]]
  for (const part of parts) {
    const ways =
      part.type === 'Group' || part.type === 'CapturingGroup'
        ? part.alternatives.flatMap(({ elements }) => branchesOf(elements))
        : [[part]]
    branches = branches.flatMap((branch) => ways.map((way) => [...branch, ...way])).slice(0, BRANCHES_MAX)
  }
  return branches
}

/** Tests whether a single-character part matches a character; null if the part matches more than one. */
function allowerOf(part: Part, flags: string): Allows | null {
  if (!['Character', 'CharacterSet', 'CharacterClass'].includes(part.type)) return null
  const one = new RegExp(`^(?:${part.raw})$`, flags)
  return (character) => one.test(character)
}

/** A text the parts match, made of allowed characters only; null if there is none. */
function wordOf(parts: readonly Part[], allows: Allows, flags: string): string | null {
  let word = ''
  for (const part of parts) {
    const next = wordOfOne(part, allows, flags)
    if (next === null) return null
    word += next
  }
  return word
}

function wordOfOne(part: Part, allows: Allows, flags: string): string | null {
  switch (part.type) {
    case 'Character': {
      const character = String.fromCodePoint(part.value)
      return allows(character) ? character : null
    }
    case 'CharacterSet':
    case 'CharacterClass': {
      const takes = allowerOf(part, flags)
      return SAMPLES.find((sample) => takes?.(sample) && allows(sample)) ?? null
    }
    case 'Group':
    case 'CapturingGroup':
      return (
        part.alternatives
          .map(({ elements }) => wordOf(elements, allows, flags))
          .find((word) => word !== null) ?? null
      )
    case 'Quantifier':
      return part.min === 0 ? '' : (wordOfOne(part.element, allows, flags)?.repeat(part.min) ?? null)
    case 'Assertion':
      // An anchor matches at one place only, so it cannot start over.
      return part.kind === 'start' || part.kind === 'end' ? null : ''
    default:
      return null
  }
}
