/** @spec accounts 2, 4, 5, 8, decisions 2, 3, 5, 8 */
import {
  aNewcomer,
  becomeMember,
  expect,
  loseSession,
  orderAgainWithoutTrial,
  signUp,
  test,
} from './pages.ts'

test('somebody becomes a member, logs out and logs in again', async ({ page }) => {
  const who = aNewcomer()
  await becomeMember(page, who)
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

test('every field says what is wrong with it, the first wrong one has the focus, and nothing is ordered', async ({
  page,
}) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page.getByText('Name is required.')).toBeVisible()
  await expect(page.getByText('Email is required.')).toBeVisible()
  await expect(page.getByText('Password is invalid, it should contain at least 6 characters.')).toBeVisible()
  await expect(page.getByText('Please confirm.')).toHaveCount(3)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

test('the order stands right above its button: what, the trial’s end, the price after it, the notice', async ({
  page,
}) => {
  await page.goto('/signup')
  const order = page.getByRole('region', { name: 'Your order' })
  await expect(order).toContainText('Quintet membership, Monthly')
  await expect(order).toContainText(/Free trial until \d+ \w+ \d{4}/)
  await expect(order).toContainText('then €14.99 a month, VAT included')
  await expect(order).toContainText('Can be ended at any time')
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
})

test('a declined card orders nothing and says so; another one then does', async ({ page }) => {
  const who = aNewcomer()
  await signUp(page, who, '4000 0000 0000 0002')
  await expect(page.getByRole('alert')).toContainText('The card was declined.')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await orderAgainWithoutTrial(page)
})

test('3-D Secure asks; refused, nothing is ordered; approved, it is', async ({ page }) => {
  const who = aNewcomer()
  await signUp(page, who, '4000 0000 0000 3220')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await page.getByRole('button', { name: 'Yes, it is me' }).click()
  await orderAgainWithoutTrial(page)
})

test('an address that is known already is offered to log in', async ({ page }) => {
  const who = aNewcomer()
  await becomeMember(page, who)
  await loseSession(page)
  await signUp(page, who)
  const hadTrial = page.getByText('You have had your free trial before')
  await expect(hadTrial.or(page.getByText('There is an account with this address already.'))).toBeVisible()
  if (await hadTrial.isVisible())
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page.getByRole('alert')).toContainText('There is an account with this address already.')
  await expect(page.getByRole('link', { name: 'Log in instead' })).toBeVisible()
})

test('after logging in one is where one wanted to go, and never elsewhere', async ({ page }) => {
  const who = aNewcomer()
  await becomeMember(page, who)
  for (const [to, expected] of [
    ['/games', '/games'],
    ['//evil.example/', '/'],
  ] as const) {
    await loseSession(page)
    await page.goto(`/login?to=${encodeURIComponent(to)}`)
    await page.getByLabel('Email').fill(who.email)
    await page.getByLabel('Password', { exact: true }).fill(who.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(expected)
  }
})

test('a trial is given once per card; the order then says what is paid today, and is asked again', async ({
  page,
}) => {
  await becomeMember(page, aNewcomer())
  await loseSession(page)
  await signUp(page, aNewcomer())
  await expect(page.getByRole('alert')).toContainText('You have had your free trial before')
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('€14.99 a month from today')
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page.getByText('Welcome to Quintet.')).toBeVisible()
})
