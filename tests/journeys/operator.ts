/** Creates operators the real way: by a link the command line prints. */
import { execFile } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import path from 'node:path'
import { promisify } from 'node:util'
import { en } from '../../apps/console/src/texts/en.ts'
import { CODE_STEP_SECONDS } from '../../packages/domain/src/operation/operator.ts'
import { appCode } from '../product/app-code.ts'
import { commandLineEnv, productFolder } from './running-product.ts'

const run = promisify(execFile)
const MAIN = path.join(import.meta.dirname, '../../apps/cli/src/main.ts')
const PASSWORD = 'marble-heron-lantern'

/** True if the running product was started here, so that its command line is available. */
export const hasCommandLine = productFolder !== null

/** Runs `quintet` for the running product; returns its output. */
export async function runCommandLine(...args: string[]): Promise<string> {
  return (await run(process.execPath, [MAIN, ...args], { env: commandLineEnv() })).stdout
}

type Joined = {
  email: string
  password: string
  /** The authenticator app's next code; the one of now was used to join. */
  nextCode: () => string
}

/** Invites an operator by command and follows the link in this page, which ends up in the console. */
export async function joinConsole(page: Page, role: string): Promise<Joined> {
  const email = `${role}-${crypto.randomUUID()}@house.example`
  const invited = await runCommandLine('operator', 'add', email, '--role', role, '--json')
  const secret = await followInvitation(page, (JSON.parse(invited) as { link: string }).link)
  const nextCode = () => appCode(secret, new Date(Date.now() + CODE_STEP_SECONDS * 1000))
  return { email, password: PASSWORD, nextCode }
}

/** Follows an invitation link; the page ends up in the console. Returns the authenticator app's secret. */
export async function followInvitation(page: Page, link: string): Promise<string> {
  const { pathname, hash } = new URL(link)
  await page.goto(pathname + hash)
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel(en.welcome.password).fill(PASSWORD)
  await page.getByLabel(en.common.code).fill(appCode(secret, new Date()))
  await page.getByRole('button', { name: en.welcome.submit }).click()
  await expect(page.getByRole('heading', { name: en.today.title, level: 1 })).toBeVisible()
  return secret
}
