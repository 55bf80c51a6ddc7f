/** The attacks of bench/attacks, at counts small enough for every test run; the full counts are run by command. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { toggleKidsLock } from '@quintet/contracts/kids-lock'
import { verifySecret } from '@quintet/platform/identity/passwords'
import { lockDevice, type Product, startProduct, TEST_PIN } from '@quintet/testing'
import { growsWithItsLength, sendLongHeaders, WITH_EVERY_ROLE } from '../../bench/attacks/header-costs.ts'
import { fuzz, isSound } from '../../bench/fuzz.ts'
import { floodHashing, isKeptOpen } from '../../bench/attacks/hash-flood.ts'
import { isInert, WITH_PAGES, writeMarkup } from '../../bench/attacks/markup.ts'
import { askForMembers } from '../../bench/attacks/known-addresses.ts'
import { isPrompt, logOutEverywhere } from '../../bench/attacks/log-out-everywhere.ts'
import { BEHIND_A_PROXY, guessPasswords, isHeld } from '../../bench/attacks/password-guesses.ts'
import { guessPins } from '../../bench/attacks/pin-guesses.ts'
import { attackPaths, attackWithFiles } from '../../bench/media-attacks.ts'

describe('attacks', () => {
  let product: Product
  before(async () => {
    product = await startProduct({ environment: BEHIND_A_PROXY })
  })
  after(() => product.stop())

  test('[security 2.4] checks at most 10 PINs guessed in an hour from many sessions', async () => {
    const figures = await guessPins(product, { guesses: 600, sessions: 20 })
    assert.equal(figures.lookedAt, 10, JSON.stringify(figures))
    assert.equal(figures.found, false)
  })

  test('[security 2.5] holds the limit when passwords are guessed from as many networks, and lets the owner’s device in', async () => {
    const figures = await guessPasswords(product, { guesses: 600, atOnce: 8 })
    assert.ok(isHeld(figures), JSON.stringify(figures))
    assert.ok(figures.lookedAt > 0 && figures.ownerTried > 0 && figures.networks === 600)
  })

  test('[decisions 2.5] log-in and password reset return identical bytes for known and unknown addresses', async () => {
    // Timing is compared at full count only: alongside other tests it is meaningless.
    const { logIn, forgotPassword } = await askForMembers(product, { times: 15 })
    for (const { answers } of [logIn, forgotPassword]) assert.equal(answers.length, 1, answers.join('\n'))
    assert.match(logIn.answers[0] ?? '', /^\[401,.*invalid_credentials/)
    assert.match(forgotPassword.answers[0] ?? '', /^\[202,/)
  })

  test('[decisions 2.4] another process stops answering within a second of logging out everywhere', async () => {
    const figures = await logOutEverywhere({ rounds: 2, devices: 2 })
    assert.ok(isPrompt(figures), JSON.stringify(figures))
  })

  test('[security 2.1] a member who floods password hashing locks nobody out and uses up nobody’s attempts', async () => {
    const figures = await floodHashing(product, { connections: 110, seconds: 6, others: 10 })
    // The rate is measured at full count, on an otherwise idle machine.
    assert.ok(isKeptOpen(figures, 0) && figures.loggedIn > 0, JSON.stringify(figures))
    assert.ok((figures.flood['429'] ?? 0) > 0, JSON.stringify(figures))
  })

  test('[security 2.1] a password or PIN that could not be checked does not count as an attempt', async () => {
    const { email, password, call } = await product.aMember()
    const accounts = product.db.selectFrom('account').where('email', '=', email)
    const { id } = await accounts.select('id').executeTakeFirstOrThrow()
    await lockDevice(call)
    // Each call is repeated when done, so that the queue is full whenever the proofs arrive.
    const crowded = new AbortController()
    const crowd = Array.from({ length: 12 }, async () => {
      while (!crowded.signal.aborted) await verifySecret('waiting', null, id)
    })
    const proofs = [
      () => call(toggleKidsLock, { body: { password } }),
      () => call(toggleKidsLock, { body: { pinCode: TEST_PIN } }),
    ]
    const answers = await Promise.all(proofs.map((prove) => prove()))
    crowded.abort()
    await Promise.all(crowd)
    assert.deepEqual(
      answers.map(({ problem }) => problem?.code),
      ['overloaded', 'overloaded'],
    )
    const tries = await product.db.selectFrom('attempt').selectAll().where('key', 'like', `%${id}%`).execute()
    assert.deepEqual(
      tries.filter(({ key, count }) => key.startsWith('login:') && count > 0),
      [],
    )
    const { pin_failures_in_row } = await accounts.select('pin_failures_in_row').executeTakeFirstOrThrow()
    assert.equal(pin_failures_in_row, 0)
    assert.equal((await call(toggleKidsLock, { body: { pinCode: TEST_PIN } })).body.status, 'UNLOCKED')
  })

  test('[security 1.3] markup in titles, addresses, accounts and mails executes nothing and violates no policy', async () => {
    const pages = await startProduct({ environment: WITH_PAGES })
    try {
      const figures = await writeMarkup(pages, 3)
      assert.ok(isInert(figures), JSON.stringify(figures))
      assert.ok(figures.mails > 0)
    } finally {
      await pages.stop()
    }
  })
})

test('[security 1.8] valid and hostile requests generated from the OpenAPI document cause no fault and get documented responses', async () => {
  const product = await startProduct()
  try {
    const figures = await fuzz(product, { requests: 10_000, seed: 17 })
    assert.ok(isSound(figures, 20), JSON.stringify(figures))
  } finally {
    await product.stop()
  }
})

test('[security 1.6] the cost of a header grows no faster than its length, on any kind of route', async () => {
  const product = await startProduct({ environment: WITH_EVERY_ROLE })
  try {
    // Compared with a slow scan of the same header on the same machine, so its load does not matter.
    const figures = await sendLongHeaders(product, { patterns: 4, tries: 10 })
    assert.ok(growsWithItsLength(figures) && figures.requests > 1000, JSON.stringify(figures))
  } finally {
    await product.stop()
  }
})

test('[decisions 1.7] path traversal, hidden files and overlong names behind media addresses lead nowhere', async () => {
  const figures = await attackPaths(500)
  assert.deepEqual(figures.faults, [])
})

test(
  '[security 3.3] damaged films, music and books are packaged or refused with a reason, and the intact film arrives',
  { skip: (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false },
  async () => {
    // One of each video and audio format that the import reads.
    const figures = await attackWithFiles(6)
    assert.deepEqual(figures.faults, [])
    assert.ok(figures.made > 0 && figures.refused > 0, JSON.stringify(figures))
  },
)
