/** Members link and remove social log-ins. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { linkLogIn, listLogIns, unlinkLogIn } from '@quintet/contracts/linked-log-ins'
import { checkPassword } from '@quintet/contracts/session'
import { checkSocial, socialLogIn, startSocialLogIn } from '@quintet/contracts/social'
import { getMe } from '@quintet/contracts/user'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import {
  type Browser,
  FACEBOOK,
  type SocialProduct,
  startSocialProduct,
  TEST_PASSWORD,
} from '@quintet/testing'

const ORIGIN = 'https://quintet.example'

let providers: SocialProduct
let product: SocialProduct['product']
before(async () => {
  providers = await startSocialProduct(ORIGIN, { PUBLIC_ORIGIN: ORIGIN })
  product = providers.product
})
after(() => providers.stop())
// The provider uses the real time, so every test starts at it.
beforeEach(() => product.clock.set(new Date()))

/** Google's token for a person who has just logged in there, in a flow this browser started. */
async function wordOf({ call }: Browser, person: string) {
  const { body } = await call(startSocialLogIn, { body: { platform: 'google', fresh: true } })
  const token = await providers.issuer.logIn(body.authorizeUrl, person)
  return { platform: 'google', token } as const
}

const link = async (browser: Browser, person: string) =>
  browser.call(linkLogIn, { body: await wordOf(browser, person) })
const unlink = ({ call }: Browser) => call(unlinkLogIn, { params: { platform: 'google' } })
const prove = ({ call }: Browser) => call(checkPassword, { body: { password: TEST_PASSWORD } })

async function aProvenMember() {
  const { email, browser } = await product.aMember()
  await prove(browser)
  return { email, browser }
}

const subjectsTo = async (email: string) => (await product.mailsTo(email)).map(({ subject }) => subject)

test('[decisions 2.17] a linked log-in opens the account until it is removed, and mails announce both', async () => {
  const { email, browser } = await aProvenMember()
  assert.deepEqual((await browser.call(listLogIns)).body, [])
  const linked = await link(browser, 'ada')
  assert.deepEqual(
    linked.body.map(({ platform }) => platform),
    ['google'],
  )
  const elsewhere = product.openBrowser()
  const enter = async () =>
    elsewhere.call(socialLogIn, { body: { productId: 221, ...(await wordOf(elsewhere, 'ada')) } })
  assert.equal((await enter()).status, 200)
  assert.equal((await elsewhere.call(getMe)).body.email, email)

  assert.deepEqual((await unlink(browser)).body, [])
  assert.equal((await elsewhere.call(getMe)).status, 200, 'what is logged in stays so')
  assert.equal((await enter()).problem?.code, 'user_not_found')
  assert.equal((await unlink(browser)).problem?.code, 'unknown_log_in')
  const told = (await subjectsTo(email)).filter((subject) => subject.includes('Google'))
  assert.deepEqual(told.toSorted(), [
    'Anmelden mit Google ist jetzt möglich',
    'Anmelden mit Google ist nicht mehr möglich',
  ])
})

test('[decisions 2.17] linking a log-in claims its trial if the account had one, and otherwise does not', async () => {
  const claims = async () =>
    (await product.db.selectFrom('trial_claim').select('claim_hash').execute()).length
  const { browser } = await aProvenMember()
  const earlier = await claims()
  await link(browser, 'trialing')
  assert.equal(await claims(), earlier + 1)
  const { browser: paying } = await aProvenMember()
  await product.db.deleteFrom('trial_claim').execute()
  await link(paying, 'paying')
  assert.equal(await claims(), 0)
})

test('[decisions 2.17] linking and removing require a recently checked password', async () => {
  const { browser } = await aProvenMember()
  product.clock.advance(6 * MINUTE_MS)
  assert.equal((await link(browser, 'late')).problem?.code, 'password_required')
  product.clock.set(new Date())
  await prove(browser)
  assert.equal((await link(browser, 'late')).status, 200)
  product.clock.advance(6 * MINUTE_MS)
  assert.equal((await unlink(browser)).problem?.code, 'password_required')
})

test('[decisions 2.17] refuses a log-in that opens another account, and a second one of the same provider', async () => {
  const [first, second] = [await aProvenMember(), await aProvenMember()]
  assert.equal((await link(first.browser, 'shared')).status, 200)
  assert.equal((await link(second.browser, 'shared')).problem?.code, 'log_in_taken')
  assert.equal((await link(first.browser, 'another')).problem?.code, 'log_in_linked')
  assert.deepEqual((await second.browser.call(listLogIns)).body, [])
  const both = [await aProvenMember(), await aProvenMember()]
  const answers = await Promise.all(both.map(({ browser }) => link(browser, 'at once')))
  assert.deepEqual(answers.map(({ problem }) => problem?.code ?? 'linked').toSorted(), [
    'linked',
    'log_in_taken',
  ])
})

test('[decisions 2.17] refuses the token of a flow that another browser started, or that was already used', async () => {
  const { browser } = await aProvenMember()
  const stranger = product.openBrowser()
  const body = await wordOf(stranger, 'eve')
  const put = () => browser.call(linkLogIn, { body })
  assert.equal((await put()).problem?.code, 'social_unproved', 'a flow that it did not begin')
  const own = await wordOf(browser, 'eve')
  assert.equal((await browser.call(linkLogIn, { body: own })).status, 200)
  await unlink(browser)
  assert.equal((await browser.call(linkLogIn, { body: own })).problem?.code, 'social_unproved', 'again')
})

test('[decisions 2.17] keeps the last way to log in: without a password, only one of two log-ins can be removed, even concurrently', async () => {
  const google = { issuer: providers.issuer.issuer, subject: 'grace' }
  const { browser, email } = await providers.aSocialMember(google)
  await browser.call(checkSocial, { body: await wordOf(browser, 'grace') })
  assert.equal((await unlink(browser)).problem?.code, 'last_log_in')
  const addIdentity = async (issuer: string) => {
    const { id } = await product.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await product.db
      .insertInto('social_identity')
      .values({ issuer, subject: 'grace', account_id: id, created_at: product.clock.now() })
      .execute()
  }
  await addIdentity('https://no-longer.example')
  assert.equal((await unlink(browser)).problem?.code, 'last_log_in', 'that provider opens nothing any more')
  await addIdentity(FACEBOOK)
  const answers = await Promise.all(
    (['google', 'facebook'] as const).map((platform) => browser.call(unlinkLogIn, { params: { platform } })),
  )
  assert.deepEqual(answers.map(({ problem }) => problem?.code ?? 'removed').toSorted(), [
    'last_log_in',
    'removed',
  ])
})
