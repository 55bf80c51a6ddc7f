/** Authenticates by app password only, never by cookie or the account's own password. @spec decisions 11.9 */
import type { Database } from '@quintet/platform/db/database'
import {
  identifyProgram,
  identifyProgramByToken,
  type Program,
} from '@quintet/platform/identity/app-passwords'
import { countTry } from '@quintet/platform/identity/limits'
import { strangerLimits } from '@quintet/platform/identity/stranger-limits'
import { type Failing, SubsonicFailure } from './failure.ts'
import type { Parameters } from './parameters.ts'

type Asking = { db: Database; tokenSecret: Buffer; addressKey: string; now: Date }

/**
 * Throws a failure, or `too_many_attempts` after too many wrong ones. A correct password is never refused because of others' wrong ones:
 * 160 bits cannot be guessed.
 */
export async function authenticate(asking: Asking, parameters: Parameters): Promise<Program> {
  const { db, addressKey, now } = asking
  const program = await findProgram(asking, parameters)
  if (typeof program === 'object') return program
  await countTry(db, strangerLimits('program', { username: parameters.text('u') ?? null, addressKey }), now)
  throw new SubsonicFailure(program, MESSAGES[program])
}

type Refused = Extract<Failing, 'wrongCredentials' | 'wrongKey'>

const MESSAGES: Record<Refused, string> = {
  wrongCredentials: 'Wrong username or password. Use an app password of your account.',
  wrongKey: 'Invalid API key.',
}

async function findProgram(
  { db, tokenSecret, now }: Asking,
  parameters: Parameters,
): Promise<Program | Refused> {
  const key = parameters.text('apiKey')
  if (key !== undefined) {
    if (parameters.text('u') !== undefined)
      throw new SubsonicFailure('conflictingCredentials', 'Send either apiKey or u, not both.')
    return (await identifyProgram(db, { password: key, scope: 'music' }, now)) ?? 'wrongKey'
  }
  const email = parameters.required('u')
  const [token, salt] = [parameters.text('t'), parameters.text('s')]
  const found =
    token !== undefined && salt !== undefined
      ? await identifyProgramByToken(db, tokenSecret, { email, token, salt }, now)
      : await identifyProgram(db, { password: plain(parameters.required('p')), scope: 'music', email }, now)
  return found ?? 'wrongCredentials'
}

/** `enc:` and hexadecimal only protect against someone looking over the shoulder. */
function plain(password: string): string {
  return password.startsWith('enc:') ? Buffer.from(password.slice(4), 'hex').toString('utf8') : password
}
