import assert from 'node:assert/strict'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { getAgreedText, getLegalText, listConsents } from '@quintet/contracts/legal-texts'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { LEGAL_DOCUMENTS } from '@quintet/domain/account/legal-texts'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { hashText, readSeals, writeSeals } from '@quintet/platform/brand/legal/seal'
import { type Product, startProduct } from '@quintet/testing'
import { attachmentOf } from '../attachments.ts'

const OURS = path.join(import.meta.dirname, '../../../../brand')
const LATER = '2099-01-01'

let product: Product
let brandDir: string
before(async () => {
  // The product's texts, with different terms from a later date.
  brandDir = await mkdtemp(path.join(os.tmpdir(), 'quintet-terms-'))
  await cp(OURS, brandDir, { recursive: true })
  const legal = path.join(brandDir, 'legal')
  const seals = { ...(await readSeals(legal)) }
  for (const language of LANGUAGES) {
    const file = `terms/${LATER}.${language}.md`
    const text = `# New terms\n\nOf {{name}}.\n\n## Price\n\n{{prices.monthly}}\n`
    await writeFile(path.join(legal, file), text)
    seals[file] = hashText(text)
  }
  await writeSeals(legal, seals)
  product = await startProduct({ environment: { BRAND_DIR: brandDir } })
})
after(async () => {
  await product.stop()
  await rm(brandDir, { recursive: true, force: true })
})

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('[decisions 14.24] serves every legal text in both languages, with all placeholders filled in', async () => {
  for (const document of LEGAL_DOCUMENTS)
    for (const language of LANGUAGES) {
      const { body } = await product.call(getLegalText, { params: { document }, query: { language } })
      assert.ok(body.sections.length > 0, document)
      assert.doesNotMatch(JSON.stringify(body), /\{\{|\}\}/, `${document} ${language}`)
    }
})

test('[decisions 14.44, law 1.6] shows the agreed text verbatim after the terms change, and only to the member', async () => {
  const member = await product.aMember()
  const { body: agreed } = await product.call(getLegalText, {
    params: { document: 'terms' },
    query: { language: 'de' },
  })
  await product.keepSessions()
  product.clock.advance(Date.parse(`${LATER}T12:00:00Z`) - product.clock.now().getTime())
  try {
    const { body: today } = await product.call(getLegalText, { params: { document: 'terms' } })
    assert.equal(today.title, 'New terms')
    const { body: consents } = await member.call(listConsents)
    const terms = consents.find(({ kind }) => kind === 'terms')
    assert.ok(terms?.textId)
    assert.equal(terms.version, agreed.version)
    const params = { textId: terms.textId }
    assert.deepEqual((await member.call(getAgreedText, { params })).body, agreed)
    const pdf = await member.browser.send(`/api/user/consents/texts/${terms.textId}/pdf`)
    assert.equal((await bytesOf(pdf)).subarray(0, 5).toString(), '%PDF-')
    const other = await product.aMember()
    assert.equal((await other.call(getAgreedText, { params })).problem?.code, 'unknown_text')
    assert.equal((await product.call(getAgreedText, { params })).status, 401)
  } finally {
    product.clock.advance(DAY_MS)
  }
})

test('[law 1.7] the order confirmation attaches the agreed terms and withdrawal notice', async () => {
  const { email } = await product.aMember()
  const { attachments } = await product.db
    .selectFrom('mail')
    .select('attachments')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  const files = await Promise.all(attachments.map((name) => attachmentOf(product.foundation, name)))
  assert.deepEqual(
    files.map((file) => [file?.contentType, /AGB|Widerrufsbelehrung/.exec(file?.filename ?? '')?.[0]]),
    [
      ['application/pdf', 'AGB'],
      ['application/pdf', 'Widerrufsbelehrung'],
    ],
  )
})

test('[law 1.7] a legal text is a PDF of several pages with its version in the file name', async () => {
  const answer = await product.send('/api/legal_texts/privacy/pdf?language=de')
  assert.match(
    answer.headers.get('content-disposition') ?? '',
    /Quintet Datenschutz \d{4}-\d\d-\d\d(\.\d+)?\.pdf/,
  )
  const pages = (await bytesOf(answer)).toString('latin1').match(/\/Type \/Page\b/g) ?? []
  assert.ok(pages.length >= 2, `${pages.length} sheets`)
})
