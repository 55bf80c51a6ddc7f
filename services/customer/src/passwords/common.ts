/** Rejects the most common passwords. @spec decisions 2.6 */
import { createRequire } from 'node:module'
import { messages } from '@quintet/contracts/messages'
import { Problem } from '@quintet/contracts/problem'
import { asTyped } from '@quintet/domain/account/password'
import { GERMAN_PASSWORDS } from './german.ts'

// The dictionary is ordered by frequency in leaks. Passwords beyond these are rare enough to be allowed.
const LIST_LENGTH = 10_000

const require = createRequire(import.meta.url)
let common: ReadonlySet<string> | undefined

// Loaded with the first password check, as unpacking takes a tenth of a second.
function readCommon(): ReadonlySet<string> {
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')
  const leaked = dictionary['passwords-common'].slice(0, LIST_LENGTH)
  return new Set([...leaked, ...GERMAN_PASSWORDS, 'quintet', 'quintet1', 'quintet123'])
}

/** True if this is one of the most commonly tried passwords, in any letter case. */
export function isCommonPassword(password: string): boolean {
  return (common ??= readCommon()).has(asTyped(password).toLowerCase())
}

/** Throws `invalid_request` for a common password, with the path of its field. */
export function refuseCommonPassword(password: string, path: string): void {
  if (isCommonPassword(password))
    throw new Problem('invalid_request', { errors: [{ path, message: messages.passwordTooCommon }] })
}
