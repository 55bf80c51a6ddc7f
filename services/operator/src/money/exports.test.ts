/** What was downloaded for the tax adviser, compared with the books as they change. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addressOf } from '@quintet/contracts/client'
import { exportDatev, exportVat, listBookExports } from '@quintet/contracts/operator/money'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { monthOf, monthPlus, quarterOf, startOfMonth } from '@quintet/domain/basics/calendar'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
let month: string
before(async () => {
  product = await startProduct()
  month = monthOf(product.clock.now())
  await product.aMember({ hadTrial: true })
})
after(() => product.stop())

// A new operator each time, as no session outlasts the days that pass here.
const finance = () => product.anOperator('finance')

async function download(address: string): Promise<{ name: string; text: string; by: string }> {
  const { send, email } = await finance()
  const answer = await send(`/api${address}`)
  assert.equal(answer.status, 200)
  const name = /filename="(.*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''
  return { name, text: new TextDecoder('windows-1252').decode(await answer.arrayBuffer()), by: email }
}
const datev = () => download(addressOf(exportDatev, {}, { month }))
const standOf = async (period: string) =>
  (await (await finance()).call(listBookExports)).body.find((each) => each.period === period)

test('[decisions 13.47] a month that is not over is called provisional in name and batch, and the console knows it', async () => {
  assert.equal(await standOf(month), undefined)
  const { name, text } = await datev()
  assert.equal(name, `EXTF_Buchungsstapel_${month}_1_vorlaeufig.csv`)
  assert.match(text.split('\r\n')[0] ?? '', new RegExp(`"[^"]* ${month} vorläufig"`))
  const stand = await standOf(month)
  assert.deepEqual([stand?.isRunning, stand?.hasChanged, stand?.missing], [true, false, []])
})

test('[decisions 13.47] tells when and by whom a closed month was downloaded, and what a payout reported later changes', async () => {
  const end = startOfMonth(monthPlus(month, 1))
  await product.live(Math.ceil((end.getTime() - product.clock.now().getTime()) / DAY_MS))
  const { name, by, text } = await datev()
  assert.equal(name, `EXTF_Buchungsstapel_${month}_1.csv`)
  assert.doesNotMatch(text, /vorläufig/)
  const stand = await standOf(month)
  assert.deepEqual(
    [stand?.actor, stand?.isRunning, stand?.hasChanged, stand?.differences],
    [by, false, false, []],
  )
  const age = product.clock.now().getTime() - Date.parse(stand?.at ?? '')
  assert.ok(age >= 0 && age < DAY_MS, `recorded ${age} ms ago`)
  const last = new Date(end.getTime() - DAY_MS)
  const payout = { currency: 'EUR', state: 'paid', is_itemised: true, created_at: last, arrives_at: last }
  await product.db
    .insertInto('payout')
    .values({ id: 'po_late', amount_cents: '1452', read_at: product.clock.now(), ...payout } as never)
    .execute()
  const line = { id: 'txn_late', payout_id: 'po_late', kind: 'charge', type: 'charge', at: last }
  const sums = { gross_cents: 1499, fee_cents: 47, net_cents: 1452 }
  await product.db
    .insertInto('payout_line')
    .values({ ...line, ...sums } as never)
    .execute()
  const changed = await standOf(month)
  assert.deepEqual(
    [changed?.hasChanged, changed?.differences],
    [
      true,
      [
        { account: '1200', cents: 1452 },
        { account: '1360', cents: -1499 },
        { account: '4970', cents: 47 },
      ],
    ],
  )
  await datev()
  assert.equal((await standOf(month))?.hasChanged, false, 'downloaded again')
})

test('[decisions 13.47] the tax report of a quarter is recorded too', async () => {
  const quarter = quarterOf(month)
  const { name, text } = await download(addressOf(exportVat, {}, { quarter }))
  assert.equal(name, `vat-${quarter}.csv`)
  assert.match(
    text,
    /^"country","scheme","rate","currency","corrects","net","vat"\r\n"DE","domestic",19,"EUR","",12\.6,2\.39\r\n/,
  )
  const stand = await standOf(quarter)
  assert.equal(stand?.hasChanged, false)
  await product.aMember({ hadTrial: true })
  if (quarterOf(monthOf(product.clock.now())) !== quarter) return
  assert.deepEqual((await standOf(quarter))?.differences, [{ account: 'DE EUR', cents: 239 }])
})
