/** @spec accounts 2, 4, 5, 8, 9, decisions 2, 3, 5, 8, law 1 */
import type { Locator, Page } from '@playwright/test'
import { couponTexts } from '../../apps/web/src/texts/coupon.ts'
import { landingTexts } from '../../apps/web/src/texts/landing.ts'
import { paymentTexts } from '../../apps/web/src/texts/payment.ts'
import { sessionTexts } from '../../apps/web/src/texts/session.ts'
import { signUpTexts } from '../../apps/web/src/texts/sign-up.ts'
import { de } from '../../apps/web/src/texts/de.ts'
import { footerDe } from '../../apps/web/src/texts/footer.de.ts'
import { en } from '../../apps/web/src/texts/en.ts'
import { expectAccessible } from './accessible.ts'
import { titlesOf, watchTakeOver } from './member.ts'
import {
  aNewcomer,
  becomeMember,
  expect,
  fillCard,
  loseSession,
  leaveWelcome,
  signUp,
  test,
} from './pages.ts'

/** Moves the focus to this element with the Tab key alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test.describe('as a modal, in English, by keyboard', () => {
  const words = signUpTexts.en
  const coupon = couponTexts.en
  const payment = paymentTexts.en

  test('[decisions 8.3, decisions 8.6] from the landing page: a declined card, the bank’s challenge refused and approved, welcome @core', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const who = aNewcomer()
    const isTakenOver = await watchTakeOver(page)
    await page.goto('/')
    await isTakenOver()
    const heading = (name: string | RegExp) =>
      page.getByRole('dialog').getByRole('heading', { level: 2, name })
    const press = async (target: Locator, key = 'Enter') => {
      await tabTo(page, target)
      await page.keyboard.press(key)
    }
    const type = async (label: string, text: string) => {
      await tabTo(page, page.getByRole('dialog').getByLabel(label, { exact: true }))
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    }

    await test.step('[law 1.1] introduce yourself: payment methods and countries are stated beforehand', async () => {
      await press(page.getByRole('banner').getByRole('link', { name: en.header.trialWide(30) }))
      await expect(heading(words.titles.introduce)).toBeFocused()
      await expect(
        page.getByText(/Payment methods: Credit card.*SEPA direct debit\. Available in Germany/),
      ).toBeVisible()
      await expectAccessible(page)
      await press(page.getByRole('button', { name: words.next }))
      await expect(page.getByLabel(words.name, { exact: true })).toBeFocused()
      await expect(page.getByText('Name is required.')).toBeVisible()
      await expect(page.getByText('Email is required.')).toBeVisible()
      await expect(
        page.getByText('Password is invalid, it should contain at least 6 characters.'),
      ).toBeVisible()
      await type(words.name, who.name)
      await type(words.email, who.email)
      await type(words.password, 'password')
      await page.keyboard.press('Enter')
      await expect(
        page.getByText('This password is too common.'),
        'told before a card is asked for',
      ).toBeVisible()
      await type(words.password, who.password)
      await page.keyboard.press('Enter')
    })

    await test.step('plan and payment method', async () => {
      await expect(heading(words.titles.plan)).toBeFocused()
      await expect(page).toHaveURL(/modal=sign-up&step=plan/)
      await expectAccessible(page)
      for (const text of ['€14.99', '€149.99', 'Save 17%', '€29.89 less a year'])
        await expect(page.getByRole('group', { name: words.plan }).getByText(text)).toBeVisible()
      await tabTo(page, page.getByRole('radio', { name: words.monthly }))
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: words.annually })).toBeChecked()
    })

    await test.step('[decisions 3.30] a coupon is asked for without losing the focus; a gift code is told apart', async () => {
      await press(page.getByRole('button', { name: coupon.ask }))
      const code = page.getByLabel(coupon.code, { exact: true })
      await expect(code).toBeFocused()
      await page.keyboard.type('NOSUCHCOUPON')
      await page.keyboard.press('Enter')
      await expect(page.getByText(coupon.refusals.unknown_coupon)).toBeVisible()
      await code.fill('ABCD-EFGH-JKLM-NPQR')
      await page.keyboard.press('Enter')
      await expect(page.getByText(coupon.isGift)).toBeVisible()
      await press(page.getByRole('button', { name: words.next }))
    })

    const order = page.getByRole('region', { name: words.summary })
    await test.step('[law 1.8] payment: no box is ticked by default, none waives the withdrawal, an empty form orders nothing', async () => {
      await expect(heading(words.titles.payment)).toBeFocused()
      for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
      await expect(page.getByRole('checkbox')).toHaveCount(4)
      await expect(order).toContainText('Quintet membership, annually')
      await press(page.getByRole('button', { name: words.submit }))
      await expect(page.getByLabel(payment.card.number)).toBeFocused()
      await expect(page.getByText('Please confirm.')).toHaveCount(3)
      await expectAccessible(page)
    })

    await test.step('[law 1.4] the plan can be changed from the order, keeping what was entered', async () => {
      await press(page.getByRole('button', { name: words.change.of(words.rows.order) }))
      await expect(heading(words.titles.plan)).toBeFocused()
      await tabTo(page, page.getByRole('radio', { name: words.annually }))
      await page.keyboard.press('ArrowUp')
      await press(page.getByRole('button', { name: words.next }))
      await expect(order).toContainText('Quintet membership, monthly')
    })

    await test.step('a declined card is reported at its number', async () => {
      await type(payment.card.number, '4000 0000 0000 0002')
      await type(payment.card.expiry, '12 / 30')
      await type(payment.card.cvc, '123')
      for (const label of [words.age18, words.privacy.join(''), words.terms.join('')])
        await press(page.getByLabel(label), 'Space')
      await press(page.getByRole('button', { name: words.submit }))
      await expect(
        page.getByText('The card was declined. Please try another one. Nothing was ordered.'),
      ).toBeVisible()
      await expect(page.getByLabel(payment.card.number)).toBeFocused()
    })

    await test.step('3-D Secure refused: nothing is ordered, and the wizard stays', async () => {
      await type(payment.card.number, '4000 0000 0000 3220')
      await press(page.getByRole('button', { name: words.submit }))
      await expect(page.getByRole('dialog', { name: payment.challenge.bank.title })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alert')).toContainText('The payment was not confirmed.')
      await expect(heading(words.titles.payment)).toBeVisible()
    })

    await test.step('3-D Secure approved: becomes a member', async () => {
      await press(page.getByRole('button', { name: words.submit }))
      await press(page.getByRole('button', { name: payment.challenge.approve }))
      await expect(heading(/^Welcome to /)).toBeFocused()
      await expect(page.getByText(who.email)).toBeVisible()
      await expect(page.getByRole('button', { name: en.modal.back })).toHaveCount(0)
      await expectAccessible(page)
      await press(page.getByRole('button', { name: words.welcome.start }))
      await expect(page.locator('html[data-member]')).toBeAttached()
      await expect(page).toHaveURL('/')
    })
  })
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })
  const words = signUpTexts.de
  const { choice } = sessionTexts.de
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
  const next = (page: Page) => page.getByRole('button', { name: words.next }).click()
  const back = (page: Page) => page.getByRole('button', { name: de.modal.back }).click()
  const close = (page: Page) => page.getByRole('button', { name: de.modal.close, exact: true }).click()

  async function introduce(page: Page, { name, email, password }: ReturnType<typeof aNewcomer>) {
    const form = page.locator('form').filter({ has: page.getByLabel(words.password, { exact: true }) })
    await form.getByLabel(words.name, { exact: true }).fill(name)
    await form.getByLabel(words.email, { exact: true }).fill(email)
    await form.getByLabel(words.password, { exact: true }).fill(password)
    await next(page)
    await expect(heading(page, words.titles.plan)).toBeFocused()
  }

  test('[accounts 2.7] as a modal: every way back and every way to close it', async ({ page }) => {
    test.setTimeout(240_000)
    const who = aNewcomer()
    const isTakenOver = await watchTakeOver(page)
    await page.goto('/')
    await isTakenOver()
    const dialog = page.getByRole('dialog')
    const open = async () => {
      await page.getByRole('link', { name: landingTexts.de.trial }).first().click()
      await expect(heading(page, words.titles.introduce)).toBeFocused()
    }

    await open()
    await page.getByLabel(words.name, { exact: true }).fill('Wer anders')
    await close(page)
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await open()
    await expect(page.getByLabel(words.name, { exact: true }), 'closing resets').toHaveValue('')

    await back(page)
    await expect(heading(page, choice.title)).toBeVisible()
    await page.getByRole('button', { name: choice.signUpByEmail }).click()
    await introduce(page, who)
    await back(page)
    await expect(heading(page, words.titles.introduce)).toBeFocused()
    await expect(page.getByLabel(words.name, { exact: true })).toHaveValue(who.name)
    await next(page)
    await page.getByRole('radio', { name: words.annually }).click()
    await next(page)
    await expect(heading(page, words.titles.payment)).toBeFocused()
    await page.getByLabel(paymentTexts.de.card.number).fill('4242')
    await back(page)
    await expect(page.getByRole('radio', { name: words.annually }), 'what was chosen stays').toBeChecked()
    await next(page)
    await expect(page.getByLabel(paymentTexts.de.card.number), 'what one pays with is reset').toHaveValue('')

    await test.step('closing during payment leads to the special offer, which leads to the payment method', async () => {
      await page.keyboard.press('Escape')
      await expect(heading(page, words.titles.specialOffer(90))).toBeFocused()
      await expect(page.getByRole('button', { name: de.modal.back })).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('button', { name: words.specialOffer.accept(90) }).click()
      await expect(heading(page, words.titles.plan)).toBeFocused()
      await expect(page.getByText(words.lead(90))).toBeVisible()
      await next(page)
      await expect(page.getByRole('region', { name: words.summary })).toContainText('(90 Tage)')
    })

    await test.step('the browser’s Back goes back a step; closing at the plan shows the offer, and refusing it closes the modal', async () => {
      await page.goBack()
      await expect(heading(page, words.titles.plan)).toBeFocused()
      await close(page)
      await expect(heading(page, words.titles.specialOffer(90))).toBeFocused()
      const closing = page.locator('[role=dialog][data-closing=true]').waitFor()
      await page.getByRole('button', { name: words.specialOffer.refuse }).click()
      await closing
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL('/')
      await open()
      await expect(page.getByLabel(words.email, { exact: true }).first(), 'the draft is gone').toHaveValue('')
    })
  })

  test('[law 1.2, decisions 5.5] as a page, on a phone: its addresses, a reload, a valid card', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const who = aNewcomer()
    // The end of the trial comes from the service's clock, not this device's.
    const [usual, special] = ['2031-05-17T10:00:00.000Z', '2031-07-16T10:00:00.000Z']
    await page.route('**/api/customer/trial_ends', (route) =>
      route.fulfill({ json: { usual, offers: { special } } }),
    )
    await page.goto('/signup?to=/games')
    await introduce(page, who)
    await expect(page).toHaveURL(/\/signup\?to=%2Fgames&step=plan/)
    await page.goBack()
    await expect(heading(page, words.titles.introduce)).toBeVisible()
    await page.goForward()
    await page.getByRole('radio', { name: words.annually }).click()
    await next(page)
    await expect(heading(page, words.titles.payment)).toBeFocused()
    await page.reload()
    await expect(heading(page, words.titles.payment)).toBeVisible()
    await expect(page.getByLabel(words.password, { exact: true }), 'a secret is kept nowhere').toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(who.password)
    await page.getByLabel(words.password, { exact: true }).fill(who.password)
    await fillCard(page, '4242 4242 4242 4242', paymentTexts.de)
    for (const label of [words.age18, words.privacy.join(''), words.terms.join('')])
      await page.getByLabel(label).check()
    await expectAccessible(page)

    const order = page.getByRole('region', { name: words.summary })
    await expect(order).toContainText(who.email)
    await expect(order).toContainText('Quintet-Mitgliedschaft, jährlich')
    await expect(order).toContainText('Gratis bis 17. Mai 2031 (30 Tage)')
    await expect(order).toContainText(/Heute 0,00\s€\. Ab .* 149,99\s€ im Jahr, inklusive Mehrwertsteuer/)
    await expect(order).toContainText('mit einem Monat Frist kündbar')
    await expect(order).toContainText('Vertrag widerrufen')
    const button = page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true })
    const gap = await button.evaluate(
      (element) =>
        element.getBoundingClientRect().top -
        (element.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
    )
    expect(gap, 'nothing stands between the order and its button').toBeLessThan(32)
    await button.click()
    await leaveWelcome(page, words, async () => {
      const header = page.getByRole('banner')
      await expect(
        header.getByRole('link', { name: de.header.trialNarrow }),
        'nothing to sign up for',
      ).toHaveCount(0)
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: footerDe.logIn, exact: true })).toHaveCount(0)
      await expect(footer.getByRole('link', { name: footerDe.invoices })).toHaveAttribute(
        'href',
        '/?account=invoices',
      )
    })
    await expect(page).toHaveURL('/games')
  })
})

test('[product 1.3] a double click and a lost response place one order; the key stays the same', async ({
  page,
}) => {
  const keys: string[] = []
  await page.route('**/api/customer', async (route) => {
    const answer = await route.fetch()
    if (answer.status() !== 201) return route.fulfill({ response: answer })
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    // The order succeeds, but its first response is lost.
    return keys.length === 1 ? route.abort() : route.fulfill({ response: answer })
  })
  const words = signUpTexts.en
  await signUp(page, aNewcomer(), '5555 5555 5555 4444')
  const lost = page.getByText(words.failed)
  const button = page.getByRole('button', { name: words.submit })
  await expect(lost).toBeVisible()
  await button.dblclick()
  await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
})

test('[decisions 3.3] a known address is offered to log in', async ({ page }) => {
  const who = aNewcomer()
  const words = signUpTexts.en
  await becomeMember(page, who)
  await loseSession(page)
  await signUp(page, who)
  await expect(page.getByRole('alert')).toContainText(words.accountExists)
  await page.getByRole('link', { name: words.logInInstead }).click()
  await expect(page).toHaveURL('/login')
})

test('[decisions 8.7] a member signs up with PayPal, logs out and logs in again', async ({ page }) => {
  const who = aNewcomer()
  await becomeMember(page, who, 'paypal')
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText('Hello Ada')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watch. Listen. Play.')

  await page.goto('/login')
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Username or password entered is incorrect. Please try again.',
  )
  await expect(page.getByLabel('Email')).toHaveValue('')
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Login successful.')).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test('[law 5.12] a member paying by direct debit lands after log-in where they wanted to go, and never elsewhere; renting waits for the debit', async ({
  page,
}) => {
  const who = aNewcomer()
  await becomeMember(page, who, 'sepa_debit')
  const film = (await titlesOf(page, 'movies')).find(({ attributes }) => attributes.title === 'The Salt Sea')
  const order = `/movies/movie/${film?.contentitem_id}?rent=true`
  for (const [to, expected] of [
    ['//evil.example/', '/'],
    [order, order],
  ] as const) {
    await loseSession(page)
    await page.goto(`/login?to=${encodeURIComponent(to)}`)
    await page.getByLabel('Email').fill(who.email)
    await page.getByLabel('Password', { exact: true }).fill(who.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(expected)
  }
  const modal = page.getByRole('dialog')
  await modal.getByRole('radio', { name: 'Pay' }).check()
  await expect(modal.getByText(/Charged to SEPA direct debit.* takes a few days/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[decisions 3.3] the buttons lead to a page that explains what to do', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: landingTexts.en.trial }).first().click()
    await expect(page).toHaveURL('/signup')
    await expect(page.getByText(signUpTexts.en.needsScript)).toBeVisible()
    await expect(page.getByRole('button', { name: signUpTexts.en.next })).toBeHidden()
  })
})
