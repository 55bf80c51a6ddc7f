/** What becomes of rentals and gift codes that run out while the service does not run. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { redeemGift } from '@quintet/contracts/gifts'
import { startPlayback } from '@quintet/contracts/playback'
import { listRentals, rentTitle } from '@quintet/contracts/rentals'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { feelPulse } from '@quintet/platform/clock/pulse'
import { type Product, startProduct, type TestMember } from '@quintet/testing'
import { openBilling } from '../billing.ts'
import { issueGifts } from '../gifts/service.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())
beforeEach(async () => {
  await product.stopBilling()
  await product.db.deleteFrom('pulse').execute()
})

const SUBJECT = /mit mehr Zeit für Ihre Leihtitel/
const mailsTo = async ({ email }: TestMember) =>
  (await product.mailsTo(email)).filter(({ subject }) => SUBJECT.test(subject))
const play = ({ call }: TestMember, contentId: number) => call(startPlayback, { body: { contentId } })

async function aRental({ call }: TestMember): Promise<number> {
  const { id } = await product.aTitle({ media: 'video', rental: { priceCents: 399, currency: 'EUR' } })
  assert.equal(
    (await call(rentTitle, { body: { contentId: id, useCredit: false, consent: true } })).status,
    201,
  )
  return id
}

async function aCode(days: number): Promise<string> {
  const now = product.clock.now()
  const wanted = { count: 1, months: 1, note: 'test', expiresAt: new Date(now.getTime() + days * DAY_MS) }
  const { codes } = await product.db.transaction().execute((tx) => issueGifts(tx, wanted, now))
  return codes[0] ?? ''
}

/** Nothing runs for so many days, and for one more it is in doubt whether the clock is right. */
async function awayFor(days: number): Promise<void> {
  assert.equal(await feelPulse(product.foundation), true)
  product.clock.advance(days * DAY_MS)
  assert.equal(await feelPulse(product.foundation), false)
  await product.keepSessions()
  product.clock.advance(DAY_MS)
  assert.equal(await feelPulse(product.foundation), true)
}

test('[law 11.24] a rental that ran out in an outage is open again, once, and the member is told', async () => {
  const [member, other] = [
    await product.aMember({ hadTrial: true }),
    await product.aMember({ hadTrial: true }),
  ]
  const past = await aRental(other)
  await product.keepSessions()
  product.clock.advance(31 * DAY_MS)
  const [begun, unseen] = [await aRental(member), await aRental(member)]
  assert.equal((await play(member, begun)).status, 201)
  const earlier = (await member.call(listRentals)).body
  await awayFor(60)
  assert.equal((await play(member, unseen)).problem?.code, 'rental_required')
  await product.runBilling()
  await product.runBilling()
  const moved = (await member.call(listRentals)).body
  for (const rental of moved) {
    const was = earlier.find(({ contentId }) => contentId === rental.contentId)
    for (const end of ['startBy', 'finishBy'] as const) {
      if (rental[end] === null) continue
      const days = (Date.parse(rental[end]) - Date.parse(was?.[end] ?? '')) / DAY_MS
      assert.ok(days >= 61 && days <= 62, `${end} moved by ${days} days`)
    }
  }
  for (const id of [begun, unseen]) assert.equal((await play(member, id)).status, 201)
  assert.equal((await play(other, past)).problem?.code, 'rental_required')
  const [letter, ...more] = await mailsTo(member)
  assert.deepEqual(more, [])
  assert.match(letter?.text ?? '', /steht Ihnen 6[12] Tage länger offen/)
  assert.deepEqual(await mailsTo(other), [])
})

test('[law 11.24] a gift code that ran out in an outage can be redeemed, one from before cannot', async () => {
  const member = await product.aMember({ hadTrial: true })
  const [early, late] = [await aCode(1), await aCode(30)]
  product.clock.advance(2 * DAY_MS)
  await product.keepSessions()
  await awayFor(60)
  const redeem = (code: string) => member.call(redeemGift, { body: { code } })
  assert.equal((await redeem(late)).problem?.code, 'gift_expired')
  await product.runBilling()
  assert.equal((await redeem(late)).status, 201)
  assert.equal((await redeem(early)).problem?.code, 'gift_expired')
})

test('[law 11.24] two outages in a row give back each lost day once, also if both are given back late', async () => {
  const member = await product.aMember({ hadTrial: true })
  await aRental(member)
  const [earlier] = (await member.call(listRentals)).body
  await awayFor(10)
  await awayFor(20)
  for (let run = 0; run < 3; run++) await product.runBilling()
  const [moved] = (await member.call(listRentals)).body
  const days = (Date.parse(moved?.startBy ?? '') - Date.parse(earlier?.startBy ?? '')) / DAY_MS
  assert.ok(days >= 32 && days <= 34, `moved by ${days} days`)
})

test('[law 11.24] what was rented or issued during an outage gets no days from before', async () => {
  const [member, late] = [
    await product.aMember({ hadTrial: true }),
    await product.aMember({ hadTrial: true }),
  ]
  await aRental(member)
  assert.equal(await feelPulse(product.foundation), true)
  product.clock.advance(20 * DAY_MS)
  await product.keepSessions()
  await aRental(member)
  await aRental(late)
  await aCode(30)
  const codes = () =>
    product.db.selectFrom('gift_code').select(['batch', 'expires_at']).orderBy('issued_at', 'desc').execute()
  const [issued] = await codes()
  product.clock.advance(10 * DAY_MS)
  assert.equal(await feelPulse(product.foundation), false)
  product.clock.advance(DAY_MS)
  assert.equal(await feelPulse(product.foundation), true)
  const startsOf = async ({ call }: TestMember) =>
    (await call(listRentals)).body.map(({ startBy }) => Date.parse(startBy))
  const [was, wasLate] = [await startsOf(member), await startsOf(late)]
  await product.runBilling()
  const moved = (await startsOf(member)).map((time, at) => Math.round((time - (was[at] ?? 0)) / DAY_MS))
  assert.ok(
    moved.every((days, at) =>
      [
        [11, 12],
        [31, 32],
      ][at]?.includes(days),
    ),
    `moved by ${moved.join(' and ')}`,
  )
  assert.match((await mailsTo(member))[0]?.text ?? '', /bis zu 3[12] Tage länger/)
  const [movedLate] = (await startsOf(late)).map((time) => Math.round((time - (wasLate[0] ?? 0)) / DAY_MS))
  assert.match((await mailsTo(late))[0]?.text ?? '', new RegExp(`Ihnen ${movedLate} Tage länger`))
  const code = (await codes()).find(({ batch }) => batch === issued?.batch)
  const codeDays = ((code?.expires_at.getTime() ?? 0) - (issued?.expires_at.getTime() ?? 0)) / DAY_MS
  assert.ok([11, 12].includes(codeDays), `the code lasts ${codeDays} days longer`)
})

test('[law 11.24] if it fails, nothing has moved, members are charged all the same, and it is tried again', async () => {
  const member = await product.aMember({ hadTrial: true })
  const rented = await aRental(member)
  await awayFor(60)
  const handOverRental = () => Promise.resolve(null)
  const extendRentals = () => Promise.reject(new Error('out of order'))
  await openBilling(product.foundation, { handOverRental, extendRentals }).run()
  assert.equal((await play(member, rented)).problem?.code, 'rental_required')
  const told = (await product.mailsTo(member.email)).filter(({ subject }) =>
    /verlieren keine Zeit/.test(subject),
  )
  assert.equal(told.length, 1, 'the membership got its time back')
  await product.runBilling()
  assert.equal((await play(member, rented)).status, 201)
})
