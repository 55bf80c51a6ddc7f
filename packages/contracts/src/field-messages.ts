/**
 * Default messages for invalid fields, saying what belongs there. Separate from the specified messages, since pages need these only after a
 * form was rejected. `{}` stands for a number or for choices. @spec decisions 1.3
 */
import type { z } from 'zod'
import { messages } from './messages.ts'

export const fieldMessages = {
  textWanted: 'A text is required.',
  wholeNumberWanted: 'A whole number is required.',
  yesOrNoWanted: 'True or false is required.',
  listWanted: 'A list is required.',
  objectWanted: 'An object with fields is required.',
  nothingWanted: 'Leave this out.',
  isRepeated: 'This can be given only once.',
  onlyOne: 'Only {} is possible here.',
  oneOf: 'Please choose one of these: {}.',
  textTooLong: 'Please write at most {} characters.',
  textTooShort: 'Please write at least {} characters.',
  characterForbidden: 'This character is not allowed.',
  listTooLong: 'At most {} entries are possible here.',
  listTooShort: 'At least {} entries are required.',
  tooHigh: 'The number must be {} or less.',
  tooLow: 'The number must be {} or more.',
  notBelow: 'The number must be less than {}.',
  notAbove: 'The number must be more than {}.',
  timeInvalid: 'Please give a time such as 2026-11-26T20:15:00Z.',
  addressInvalid: 'Please give a web address that begins with https:// or http://.',
  bytesInvalid: 'Please send the bytes in base64.',
  nameInvalid: 'A field of this name is not possible here.',
} as const

type Said = keyof typeof fieldMessages

/** The schema library's names of value types, and our message if such a value is missing. */
const WANTED: Record<string, string> = {
  string: fieldMessages.textWanted,
  number: messages.numberRequired,
  nan: messages.numberRequired,
  int: fieldMessages.wholeNumberWanted,
  boolean: fieldMessages.yesOrNoWanted,
  array: fieldMessages.listWanted,
  tuple: fieldMessages.listWanted,
  object: fieldMessages.objectWanted,
  record: fieldMessages.objectWanted,
  date: messages.dateInvalid,
  null: fieldMessages.nothingWanted,
  undefined: fieldMessages.nothingWanted,
  never: fieldMessages.nothingWanted,
}

const FORMATS: Record<string, string> = {
  email: messages.emailInvalid,
  date: messages.dateInvalid,
  datetime: fieldMessages.timeInvalid,
  url: fieldMessages.addressInvalid,
  base64: fieldMessages.bytesInvalid,
}

/** Returns the message of an issue whose schema has none; undefined if a schema must have its own. */
export const sayIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return Array.isArray(issue.input) && isScalar(issue.expected)
        ? fieldMessages.isRepeated
        : WANTED[issue.expected]
    case 'invalid_value':
      return Array.isArray(issue.input) ? fieldMessages.isRepeated : sayChoices(issue.values)
    case 'invalid_union':
      return sayChoices((issue.options as z.core.util.Primitive[] | undefined) ?? [])
    case 'too_big':
      return sayBound(issue.origin, issue.maximum, BIG[issue.inclusive === false ? 'beyond' : 'within'])
    case 'too_small':
      return sayBound(issue.origin, issue.minimum, SMALL[issue.inclusive === false ? 'beyond' : 'within'])
    case 'invalid_format':
      return FORMATS[issue.format]
    case 'unrecognized_keys':
      return messages.unknownField
    case 'invalid_key':
      return fieldMessages.nameInvalid
    default:
      return undefined
  }
}

type Bounds = { text: Said; list: Said; number: Said }

const BIG: Record<'within' | 'beyond', Bounds> = {
  within: { text: 'textTooLong', list: 'listTooLong', number: 'tooHigh' },
  beyond: { text: 'textTooLong', list: 'listTooLong', number: 'notBelow' },
}
const SMALL: Record<'within' | 'beyond', Bounds> = {
  within: { text: 'textTooShort', list: 'listTooShort', number: 'tooLow' },
  beyond: { text: 'textTooShort', list: 'listTooShort', number: 'notAbove' },
}

function sayBound(origin: string, bound: number | bigint, bounds: Bounds): string {
  if (origin === 'string' && bounds === SMALL.within && bound === 1) return messages.fieldRequired
  const kind = origin === 'string' ? 'text' : origin === 'array' ? 'list' : 'number'
  return fill(bounds[kind], String(bound))
}

function sayChoices(values: readonly z.core.util.Primitive[]): string {
  const known = values.map(String)
  return known.length === 1 ? fill('onlyOne', known.join()) : fill('oneOf', known.join(', '))
}

function isScalar(expected: string): boolean {
  return ['string', 'number', 'int', 'boolean', 'nan'].includes(expected)
}

function fill(said: Said, value: string): string {
  return fieldMessages[said].replace('{}', () => value)
}
