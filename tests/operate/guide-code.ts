/** The code in the operator's guides: what stands in fences and between backticks, and the commands of `quintet` in it. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Argument, Command, Option } from 'commander'

export const ROOT = path.join(import.meta.dirname, '../..')

export type Code = {
  file: string
  text: string
  /** Whether it stands alone in a fence, to be typed as it is; in running text a command may be named without its arguments. */
  isLine: boolean
}

/** Every guide in Markdown, by its path in the repository. */
export const GUIDES: readonly string[] = [
  ...globSync('docs/operate/*.md', { cwd: ROOT }),
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'docs/other-apps.md',
].toSorted()

export const readGuide = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** Returns all code of a guide in its order. */
export function codeOf(file: string): Code[] {
  let isFenced = false
  return readGuide(file)
    .split('\n')
    .flatMap((line): Code[] => {
      if (line.trimStart().startsWith('```')) {
        isFenced = !isFenced
        return []
      }
      if (isFenced) return [{ file, text: line.trim(), isLine: true }]
      return [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({ file, text, isLine: false }))
    })
}

/** Where a command of ours begins: `npx quintet`, a path that ends so, or the name alone at the beginning. */
const COMMAND = /(?:^|npx |\/bin\/|with-secrets )quintet ([a-z][^|&;]*)/g

/** Returns the words of each command of ours in a piece of code. */
export function commandsIn(code: string): string[][] {
  // What another command prints is one word.
  return [...code.replaceAll(/\$\([^)]*\)/g, 'FILE').matchAll(COMMAND)].map(([, rest = '']) =>
    [...rest.replace(/\s#.*$/, '').matchAll(/"[^"]*"|[^\s"']+/g)].map(([word]) => word),
  )
}

type Found = { command: Command; rest: string[] }

/** Follows the words to the command that they name. */
export function findCommand(program: Command, words: readonly string[]): Found {
  let command = program
  let at = 0
  for (; at < words.length; at += 1) {
    const below = command.commands.find((each) => each.name() === words[at])
    if (!below) break
    command = below
  }
  return { command, rest: words.slice(at) }
}

/** Returns what is wrong with a command as it is written; `isWhole` if it must have everything that it needs. */
export function faultsOf(program: Command, words: readonly string[], isWhole: boolean): string[] {
  const { command, rest } = findCommand(program, words)
  if (command === program) return [`there is no command ${words[0]}`]
  const { faults, values, given } = readWords(command, rest)
  const known = command.registeredArguments
  const isOpen = known.at(-1)?.variadic === true
  const missing = known.filter((each, at) => each.required && at >= values.length)
  return [
    ...faults,
    ...(values.length > known.length && !isOpen ? [`${command.name()} takes no “${values.at(-1)}”`] : []),
    ...values.flatMap((value, at) => whyNotChosen(known[at], value)),
    ...(isWhole ? missing.map((each) => `${command.name()} needs ${each.name()}`) : []),
    ...(isWhole && isGroup(command) ? [`${command.name()} needs one of its commands`] : []),
    ...(isWhole
      ? command.options
          .filter((each) => each.mandatory && !given.has(each))
          .map((each) => `${command.name()} needs ${each.flags}`)
      : []),
  ]
}

function readWords(command: Command, words: readonly string[]) {
  const faults: string[] = []
  const values: string[] = []
  const given = new Set<Option>()
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (!word.startsWith('-')) {
      values.push(word)
      continue
    }
    const option = command.options.find(({ long, short }) => word === long || word === short)
    if (!option) {
      if (word !== '--help') faults.push(`${command.name()} has no ${word}`)
      continue
    }
    given.add(option)
    if (!option.required) continue
    at += 1
    const value = words[at]
    if (value === undefined || value.startsWith('-')) faults.push(`${word} needs a value`)
    else faults.push(...whyNotChosen(option, value))
  }
  return { faults, values, given }
}

/** A value written as a placeholder, such as `owner|editor` or FILE, stands for many. */
function whyNotChosen(taker: Argument | Option | undefined, value: string): string[] {
  const choices = taker?.argChoices
  if (!choices || /^[A-Z]+$/.test(value) || choices.includes(value)) return []
  return [`${taker.name()} is one of ${choices.join(', ')}, not ${value}`]
}

/** True if it does nothing by itself. */
const isGroup = ({ commands, options, registeredArguments }: Command) =>
  commands.length > 0 && options.length === 0 && registeredArguments.length === 0
