/** Operators as they come to be: by an invitation that is followed in a browser. */
import { createHmac } from 'node:crypto'
import { acceptInvitation, readInvitation } from '@quintet/contracts/operator/session'
import { CODE_STEP_SECONDS, type OperatorRole } from '@quintet/domain/operator'
import { inviteOperator } from '@quintet/operator'
import type { Foundation } from '@quintet/server/foundation'
import { type Browser, openBrowser } from './caller.ts'
import { newEmail, TEST_PASSWORD } from './member.ts'

export type TestOperator = Browser & {
  email: string
  password: string
  /** What the authenticator app shows now. */
  code: () => string
}

/** Somebody of this role who is logged in to the console. */
export async function joinOperator(
  origin: string,
  foundation: Foundation,
  role: OperatorRole,
): Promise<TestOperator> {
  const email = newEmail()
  const link = await inviteOperator(foundation, { email, role, actor: 'test' })
  const token = new URL(link).hash.slice(1)
  const browser = openBrowser(origin)
  const { secret } = (await browser.call(readInvitation, { body: { token } })).body
  const code = () => appCode(secret, foundation.clock.now())
  const joined = await browser.call(acceptInvitation, {
    body: { token, password: TEST_PASSWORD, code: code() },
  })
  if (joined.problem) throw new Error(`The invitation was answered ${joined.problem.code}.`)
  return { ...browser, email, password: TEST_PASSWORD, code }
}

/** An authenticator app in small, written apart from the service's own. */
function appCode(secret: string, now: Date): string {
  const bits = Array.from(secret)
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeUInt32BE(Math.floor(now.getTime() / 1000 / CODE_STEP_SECONDS), 4)
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
