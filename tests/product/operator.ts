/** Creates operators the real way: by an invitation followed in a browser. */
import { acceptInvitation, readInvitation } from '@quintet/contracts/operator/session'
import type { OperatorRole } from '@quintet/domain/operation/operator'
import { inviteOperator } from '@quintet/operator'
import type { Foundation } from '@quintet/server/foundation'
import { appCode } from './app-code.ts'
import { type Browser, openBrowser } from './caller.ts'
import { newEmail, TEST_PASSWORD } from './member.ts'

export type TestOperator = Browser & {
  email: string
  password: string
  /** Returns the authenticator app's current code. */
  code: () => string
}

/** Returns an operator with this role, logged in to the console. */
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
  const code = () => appCode(secret, foundation.clock.elsewhere?.() ?? foundation.clock.now())
  const joined = await browser.call(acceptInvitation, {
    body: { token, password: TEST_PASSWORD, code: code() },
  })
  if (joined.problem) throw new Error(`The invitation was answered ${joined.problem.code}.`)
  return { ...browser, email, password: TEST_PASSWORD, code }
}
