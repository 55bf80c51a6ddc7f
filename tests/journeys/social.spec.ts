/**
 * Logging in, signing up, re-authenticating and lifting the kids lock through a provider, in a browser: a certified OpenID provider plays
 * Google, and a peer plays Facebook. @spec accounts 2, 4, 8, decisions 2, 3
 */
import {
  FACEBOOK,
  freePortPair,
  GRACE,
  type SocialProduct,
  startSocialProduct,
  TEST_PASSWORD,
} from '@quintet/testing'
import { accountEn as account } from '../../apps/web/src/texts/account.en.ts'
import { kidsEn as kids } from '../../apps/web/src/texts/kids.en.ts'
import { logInsEn as logIns } from '../../apps/web/src/texts/log-ins.en.ts'
import { sessionEn as session } from '../../apps/web/src/texts/session.en.ts'
import { signUpEn as signUp } from '../../apps/web/src/texts/sign-up.en.ts'
import { expectAccessible } from './accessible.ts'
import { press } from './keys.ts'
import { expect, test } from './pages.ts'
import type { Page } from '@playwright/test'

const PIN = '2468'
const NEW_PASSWORD = 'difference engine no 2'

let social: SocialProduct
let product: SocialProduct['product']
let issuer: SocialProduct['issuer']
let facebook: SocialProduct['facebook']
let aSocialMember: SocialProduct['aSocialMember']

test.beforeAll(async () => {
  const port = await freePortPair()
  social = await startSocialProduct(`http://127.0.0.1:${port}`, {
    PORT: String(port),
    ROLE: 'customer,content,web',
  })
  ;({ product, issuer, facebook, aSocialMember } = social)
})
test.afterAll(() => social.stop())

/** An address of this product, which is not the other journeys' one. */
const at = (address: string) => product.origin + address

const continueWith = (page: Page, platform: 'Google' | 'Facebook') =>
  page.getByRole('button', { name: `Continue with ${platform}` })

/** Tabs to our button, then passes the provider's own pages: log-in if asked, then consent. */
async function passGoogle(page: Page, person: string): Promise<void> {
  await refuseFonts(page)
  await press(page, continueWith(page, 'Google'))
  await answerGoogle(page, person)
}

/** The provider's pages request a web font. */
const refuseFonts = (page: Page) => page.route(/fonts\.googleapis\.com/, (route) => route.abort())

/** Logs in if asked, then consents to our service. */
async function answerGoogle(page: Page, person: string): Promise<void> {
  await page.waitForURL(`${issuer.issuer}/**`)
  const login = page.locator('input[name=login]')
  await expect(page.locator('button[type=submit]')).toBeVisible()
  if (await login.isVisible()) {
    await login.fill(person)
    await page.locator('input[name=password]').fill('any')
    await page.locator('button[type=submit]').click()
    await expect(login).toBeHidden()
  }
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${product.origin}/**`)
}

/** Plays Facebook's dialog, which asks once and returns its response in the fragment. */
async function playFacebook(page: Page): Promise<void> {
  await page.route(`${FACEBOOK}/dialog/oauth**`, async (route) => {
    const { searchParams } = new URL(route.request().url())
    const { auth_type = '', auth_nonce = '' } = Object.fromEntries(searchParams)
    facebook.enteredAnew = { auth_type, auth_nonce }
    const word = new URLSearchParams({
      signed_request: facebook.signedRequest({ code: 'abc' }),
      state: searchParams.get('state') ?? '',
    })
    const link = `${searchParams.get('redirect_uri')}#${word.toString()}`
    await route.fulfill({ contentType: 'text/html', body: `<a href="${link}">Continue as Grace</a>` })
  })
}

async function logInAtGoogle(page: Page, person: string): Promise<void> {
  await page.goto(at('/login?to=/imprint'))
  await passGoogle(page, person)
  await expect(page.getByText(session.logIn.success)).toBeVisible()
  await expect(page).toHaveURL(at('/imprint'))
}

/** Locks the device as the account area does right after a log-in. */
async function lock(page: Page): Promise<void> {
  for (const path of ['pin_code', 'toggle_lock_kid']) {
    const answer = await page.request.patch(at(`/api/parental_regulation/${path}`), {
      data: { pinCode: PIN },
      headers: { origin: product.origin },
    })
    expect(answer.ok(), path).toBe(true)
  }
}

async function openDoor(page: Page): Promise<void> {
  await page.goto(at('/kids'))
  await page.getByRole('link', { name: kids.leave }).click()
  await page.getByRole('button', { name: kids.pin.forgotten }).click()
}

/** After a provider's log-in the person is known: the sign-up begins with the plan, and its order names them. */
async function expectFilledIn(page: Page, words: string[]): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByLabel('Name', { exact: true })).toHaveCount(0)
  await main.getByRole('button', { name: signUp.next, exact: true }).click()
  for (const word of words) await expect(main.getByRole('region', { name: 'Your order' })).toContainText(word)
}

test('[decisions 2.11] from the sign-up to Google and back: an unknown person finds the sign-up filled in', async ({
  page,
}) => {
  await page.goto(at('/imprint'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('dialog', { name: session.choice.title })).toBeVisible()
  await passGoogle(page, 'ada')
  await expect(page.getByRole('alert').filter({ hasText: 'User not found.' })).toBeVisible()
  await expect(page).toHaveURL(at('/login/social'))
  await expect(page.getByRole('heading', { level: 1, name: session.unknownTitle })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: session.signUpInstead }).click()
  await expectFilledIn(page, ['Person ada', 'ada@mail.example'])
})

test('[decisions 2.12] a member with Google logs in, and re-authenticates before setting a PIN, export and erasure', async ({
  page,
}) => {
  // Passes the provider's pages three times.
  test.setTimeout(240_000)
  const { email } = await aSocialMember({ issuer: issuer.issuer, subject: 'emmy' })
  await logInAtGoogle(page, 'emmy')
  await page.goto(at('/?account=settings&modal=change-password'))
  await expect(page.getByRole('dialog', { name: account.changePassword.title })).toContainText(
    account.changePassword.none,
  )

  await page.goto(at('/?account=settings&modal=kids-password'))
  const pin = page.getByRole('dialog', { name: account.pin.title })
  await expect(pin.getByText(account.proveAtProvider)).toBeVisible()
  await expect(pin.getByRole('button', { name: account.pin.next, exact: true })).toHaveCount(0)
  await expectAccessible(page, '[data-modal]')
  await passGoogle(page, 'emmy')
  await expect(page).toHaveURL(at('/?account=settings&modal=kids-password'))
  await pin.getByRole('button', { name: account.pin.next, exact: true }).click()
  await expect(pin.getByLabel(kids.pin.digit(1))).toBeFocused()
  await page.keyboard.type(PIN)
  await pin.getByRole('button', { name: account.pin.save }).click()
  await expect(page.getByText(account.pin.saved)).toBeVisible()

  await page.goto(at('/?account=settings&modal=export-data'))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: account.data.exportSubmit, exact: true }).click()
  expect((await download).suggestedFilename()).toBe('my-data.json')

  product.clock.advance(6 * 60_000)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(at('/?account=settings&modal=erase-account'))
  const erase = page.getByRole('dialog', { name: account.data.erase })
  await expect(erase.getByText(account.proveAtProvider)).toBeVisible()
  await expect(erase.getByRole('button', { name: account.data.eraseSubmit })).toHaveCount(0)
  product.clock.set(new Date())
  await passGoogle(page, 'emmy')
  await erase.getByRole('button', { name: account.data.eraseSubmit }).click()
  await expect(erase.getByText(account.data.erasedTitle)).toBeVisible()
  const left = await product.db.selectFrom('account').select('id').where('email', '=', email).execute()
  expect(left).toEqual([])
})

test('[decisions 2.17] a member links Google in the account after the password, and unlinks it again', async ({
  page,
}) => {
  const { browser } = await product.aMember()
  const cookies = [...browser.cookies].map(([name, value]) => ({ name, value, url: product.origin }))
  await page.context().addCookies(cookies)
  await refuseFonts(page)
  await page.goto(at('/?account=settings'))
  const list = page.getByRole('list', { name: logIns.title })
  const remove = list.getByRole('button', { name: logIns.removeNamed('Google') })
  await list.getByRole('button', { name: logIns.linkNamed('Google') }).click()
  const question = page.locator('[data-modal]')
  await question.getByLabel(account.yourPassword).fill(TEST_PASSWORD)
  await expectAccessible(page, '[data-modal]')
  await question.getByRole('button', { name: logIns.onward('Google') }).click()
  await answerGoogle(page, 'maria')
  await expect(page.getByText(session.link.done('Google'))).toBeVisible()
  await expect(page).toHaveURL(at('/?account=settings'))

  await remove.click()
  await question.getByLabel(account.yourPassword).fill(TEST_PASSWORD)
  await question.getByRole('button', { name: logIns.remove, exact: true }).click()
  await expect(page.getByText(logIns.removed('Google'))).toBeVisible()
  await expect(remove).toHaveCount(0)
})

test('[decisions 2.12] on a locked device another person’s Google log-in unlocks nothing, the member’s own does', async ({
  page,
}) => {
  await aSocialMember({ issuer: issuer.issuer, subject: 'lise' })
  await logInAtGoogle(page, 'lise')
  await lock(page)
  await openDoor(page)
  const door = page.getByRole('dialog', { name: kids.pin.leaveTitle })
  await expect(door).toContainText(kids.pinWithoutPassword.passwordText)
  await expect(door.getByLabel(kids.pin.password)).toHaveCount(0)
  await expectAccessible(page, '[data-modal]')
  await passGoogle(page, 'a child')
  await expect(page.getByText(session.notProved)).toBeVisible()
  await expect(page).toHaveURL(at('/kids?modal=kids-pin'))
  await openDoor(page)
  await passGoogle(page, 'lise')
  await expect(page).toHaveURL(at('/'))
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('[decisions 2.12] on a locked device a mailed link, opened there too, sets a first password, which lifts the lock', async ({
  page,
}) => {
  const { email } = await aSocialMember({ issuer: issuer.issuer, subject: 'rosa' })
  await logInAtGoogle(page, 'rosa')
  await lock(page)
  await openDoor(page)
  await page.getByRole('button', { name: kids.byMail }).click()
  await page.getByRole('button', { name: session.forgot.submit }).click()
  await expect(page.getByText(account.changePassword.mailSent)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const [mail] = await product.mailsTo(email)
  await page.goto(/http\S+password-reset\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(page).toHaveURL(at('/kids?modal=reset-password'))
  const reset = page.getByRole('dialog', { name: session.newPassword.title })
  await reset.getByLabel(session.newPassword.password).fill(NEW_PASSWORD)
  await reset.getByLabel(session.newPassword.confirmation).fill(NEW_PASSWORD)
  await expectAccessible(page, '[data-modal]')
  await reset.getByRole('button', { name: session.newPassword.submit }).click()
  await expect(page).toHaveURL(at('/login?to=/kids'))
  const form = page.getByRole('main')
  await expect(form.getByRole('link', { name: session.logIn.signUp })).toHaveCount(0)
  await form.getByLabel(session.logIn.email).fill(email)
  await form.getByLabel(session.logIn.password, { exact: true }).fill(NEW_PASSWORD)
  await form.getByRole('button', { name: session.logIn.submit }).click()
  await expect(page, 'the lock outlives the log-out').toHaveURL(at('/kids'))
  await openDoor(page)
  await page.getByLabel(kids.pin.password).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: kids.pin.unlock }).click()
  await expect(page).toHaveURL(at('/'))
})

test('[decisions 2.11] Facebook: fills in the sign-up for an unknown person, logs a known one in, and lifts the lock after re-entering the password', async ({
  page,
}) => {
  await playFacebook(page)
  const pass = async () => {
    await press(page, continueWith(page, 'Facebook'))
    await page.getByRole('link', { name: 'Continue as Grace' }).click()
  }
  await page.goto(at('/login?to=/imprint'))
  await pass()
  await expect(page.getByRole('alert').filter({ hasText: 'User not found.' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: session.signUpInstead }).click()
  await expectFilledIn(page, [GRACE.name, GRACE.email])

  await aSocialMember({ issuer: FACEBOOK, subject: GRACE.id })
  await page.goto(at('/login?to=/imprint'))
  await pass()
  await expect(page.getByText(session.logIn.success)).toBeVisible()
  await expect(page).toHaveURL(at('/imprint'))
  await lock(page)
  await openDoor(page)
  await pass()
  await expect(page).toHaveURL(at('/'))
})
