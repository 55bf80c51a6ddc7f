/** A browser page that records what runs and what the policy had to block. */
import type { Browser, Page } from '@playwright/test'
import type { TestMember } from '@quintet/testing'

export type Watched = Awaited<ReturnType<typeof openWatched>>

/** A form on a page: the button that opens it, and an e-mail address if it needs one. */
export type TypedForm = {
  address: string
  form?: string
  opener?: string
  email?: string
  /** The browser submits it and loads the resulting page. */
  isPosted?: true
}

const SENT_MS = 1000
const TEXT_FIELDS =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=date], [type=submit]), textarea'

export async function openWatched(browser: Browser, origin: string) {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const ran: string[] = []
  const violations: string[] = []
  let pages = 0
  await page.exposeFunction('hit', () => ran.push(page.url().slice(0, 300)))
  await page.exposeFunction('noteViolation', (what: string) =>
    violations.push(`${what} ${page.url().slice(0, 300)}`),
  )
  page.on('dialog', (dialog) => {
    ran.push(`dialog ${page.url()}`)
    void dialog.dismiss()
  })
  await page.addInitScript(
    `document.addEventListener('securitypolicyviolation', (event) => noteViolation(event.violatedDirective + ' ' + event.blockedURI))`,
  )
  const visit = async (address: string) => {
    pages++
    await page.goto(origin + address)
    await settle(page)
  }
  return {
    ran,
    violations,
    pages: () => pages,
    visit,
    /** Types `text` into every text field of a form, submits it, and checks the result. Returns the number of fields filled in. */
    async type(
      { address, form = 'main form', opener, email, isPosted }: TypedForm,
      text: string,
    ): Promise<number> {
      await visit(address)
      if (opener) await page.getByRole('button', { name: opener }).first().click()
      const target = page.locator(form).first()
      await target.waitFor()
      const last = target.getByRole('radio').last()
      if (await last.isVisible()) await last.check()
      // Payment fields appear only after a method is chosen.
      const anyField = target.locator(TEXT_FIELDS).filter({ visible: true }).first()
      await anyField.waitFor().catch((error: unknown) => {
        throw new Error(`${address} shows no field to type into.`, { cause: error })
      })
      let filled = 0
      for (const field of await target.locator(TEXT_FIELDS).all())
        if ((await field.isVisible()) && (await field.isEditable())) {
          const isEmail = (await field.getAttribute('autocomplete')) === 'email'
          await field.fill(email && isEmail ? email : text)
          filled++
        }
      const isSent = isPosted
        ? page.waitForEvent('load')
        : // A form rejected by the page itself sends no request.
          page
            .waitForResponse((answer) => answer.request().method() !== 'GET', { timeout: SENT_MS })
            .catch(() => null)
      await target.evaluate((element) => (element as unknown as { requestSubmit(): void }).requestSubmit())
      await isSent
      await settle(page)
      return filled
    },
    /** Shows HTML as a mail program without any policy would. */
    async show(html: string) {
      pages++
      await page.goto('about:blank')
      await page.setContent(html)
      await settle(page)
    },
    async logIn({ email, password }: TestMember) {
      await context.request.post(`${origin}/api/login`, {
        data: { username: email, password, productId: 221 },
        headers: { origin },
      })
    },
  }
}

/** The first interaction makes the app hydrate the page; then handlers get their chance to run. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(20, 20)
  await page.keyboard.press('Tab')
  await page.waitForTimeout(200)
}
