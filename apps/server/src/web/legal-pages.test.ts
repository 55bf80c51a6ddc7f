/** Tests the legally required content of pages, as the server renders them. @spec law 2, 3, 7, 9, accounts 1, 2, 9 */
import assert from 'node:assert/strict'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { VERTICAL_FACTS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { MAX_STREAMS } from '@quintet/domain/playback/streams'
import { lockDevice, type Product, type Send, startProduct } from '@quintet/testing'

const OURS = path.join(import.meta.dirname, '../../../../brand')
const LINKS = {
  appStore: 'https://apps.example/quintet',
  googlePlay: 'https://play.example/quintet',
  social: [{ name: 'Mastodon', url: 'https://social.example/@quintet' }],
}
const PLAIN =
  '/faq /help-center /privacy-policy /terms-conditions /accessibility /jugendschutz /careers /investors /contact /kuendigen /widerrufen'.split(
    ' ',
  )
const OTHERS =
  '/ /login /login/social /signup /newsletter /newsletter/confirm?token=x /newsletter/end?token=x /declaration?token=x /kids /nowhere'.split(
    ' ',
  )

let product: Product
let brandDir: string
let pages: string[]
before(async () => {
  // Our own brand has no app and no social media accounts yet.
  brandDir = await mkdtemp(path.join(os.tmpdir(), 'brand-'))
  await cp(OURS, brandDir, { recursive: true })
  const file = path.join(brandDir, 'brand.json')
  const brand = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify({ ...brand, links: LINKS }))
  product = await startProduct({ environment: { ROLE: 'customer,content,web', BRAND_DIR: brandDir } })
  const { id } = await product.aTitle({ rating: 'FSK-0', media: 'video' })
  const ofVerticals = VERTICALS.flatMap((vertical) => {
    const { slug } = VERTICAL_FACTS[vertical]
    return [`/${slug}`, `/${slug}/library`, `/${slug}/results`]
  })
  pages = [...PLAIN, ...OTHERS, ...ofVerticals, '/imprint', `/movies/movie/${id}`, `/kids/${id}`]
})
after(async () => {
  await product.stop()
  await rm(brandDir, { recursive: true, force: true })
})

const read = async (address: string, send: Send = product.send, language = 'en') =>
  (await send(address, { headers: { accept: 'text/html', 'accept-language': language } })).text()

/** Returns the text of `<main>` as read by a person: entities and soft hyphens resolved, whitespace collapsed. */
const wordsOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&')
    .replaceAll('\u00AD', '')
    .replaceAll(/\s+/g, ' ')

const PUBLIC = [
  ['/kuendigen', 'Verträge hier kündigen'],
  ['/widerrufen', 'Vertrag widerrufen'],
] as const

async function checkFooter(address: string, html: string): Promise<void> {
  const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''
  for (const [to, words] of PUBLIC)
    assert.match(footer, new RegExp(`<a [^>]*href="${to}"[^>]*>${words}</a>`), `${address}: ${words}`)
  assert.doesNotMatch(footer, /<details|\shidden\b/, `${address}: nothing has to be opened first`)
  assert.match(footer, /href="\/imprint"/, address)
  assert.doesNotMatch(html, /ec\.europa\.eu\/(consumers\/)?odr/i, address)
}

test('[decisions 5.4, law 2.2] every page has both buttons in view and the imprint one click away, and none names the closed dispute platform', async () => {
  const { browser } = await product.aMember()
  // The languages alternate, because the law prescribes the wording in both.
  for (const [index, address] of pages.entries())
    await checkFooter(address, await read(address, product.send, index % 2 === 0 ? 'de' : 'en'))
  for (const address of ['/', '/movies', '/movies/my', '/contact', '/kids', '/nowhere'])
    await checkFooter(address, await read(address, browser.send))
})

test('[law 2.2] both pages stay open to everybody: visitors, members, and devices under the kids lock', async () => {
  const { browser } = await product.aMember()
  for (const lock of [false, true]) {
    if (lock) await lockDevice(browser.call)
    for (const send of [product.send, browser.send])
      for (const [address] of PUBLIC) {
        const answer = await send(address, { redirect: 'manual' })
        assert.equal(answer.status, 200, address)
        await checkFooter(address, await answer.text())
      }
  }
})

test('[law 7.1] the imprint names the responsible person, two quick contacts, register, tax, supervision and arbitration, for all three countries', async () => {
  const { company } = product.foundation.brand
  for (const [language, paragraph, ...laws] of [
    [
      'de',
      '§',
      'Art. 3 Abs. 1 lit. s UWG',
      'Verbraucherschlichtungsstelle nicht teil',
      'Kontaktstelle nach Art. 11 und 12 der Verordnung (EU) 2022/2065 (DSA)',
      'Deutsch oder Englisch',
    ],
    [
      'en',
      'section',
      'article 3 (1) (s) UWG',
      'do not take part in proceedings before a consumer arbitration',
      'Point of contact under Articles 11 and 12 of Regulation (EU) 2022/2065 (DSA)',
      'in German or English',
    ],
  ] as const) {
    const html = await read('/imprint', product.send, language)
    const words = wordsOf(html)
    for (const said of [
      company.name,
      company.street,
      company.city,
      company.representative,
      company.responsible,
      company.register,
      company.vatId,
      company.mediaAuthority,
      company.youthOfficer,
      ...['5 DDG', '18 MStV', '36 VSBG', '5 ECG', '25 MedienG'].map((number) => `${paragraph} ${number}`),
      ...laws,
    ])
      assert.ok(said && words.includes(said), `${language}: ${said} in ${words}`)
    assert.ok(html.includes(`href="mailto:${company.email}"`))
    assert.match(html, /href="tel:\+?\d+"/)
    assert.match(html, /href="\/contact"/)
  }
})

test('[law 9.1] the accessibility statement names law and standard, what is met and missing, the contact and the supervisor', async () => {
  for (const [language, ...said] of [
    [
      'de',
      'Barrierefreiheitsstärkungsgesetz',
      'Was noch fehlt',
      'Audiodeskription',
      'Untertitel',
      'Marktüberwachungsstelle',
    ],
    ['en', 'BFSG', 'What is still missing', 'audio description', 'subtitles', 'Marktüberwachungsstelle'],
  ] as const) {
    const html = await read('/accessibility', product.send, language)
    for (const words of ['EN 301 549', 'WCAG 2.2', ...said])
      assert.ok(wordsOf(html).toLowerCase().includes(words.toLowerCase()), `${language}: ${words}`)
    assert.match(html, /href="mailto:/)
  }
})

test('[decisions 14.42] the youth protection page names officer, supervision, hours, PIN and lock, and the footer links to it', async () => {
  const { company } = JSON.parse(await readFile(path.join(OURS, 'brand.json'), 'utf8')) as {
    company: { youthOfficer: string; mediaAuthority: string }
  }
  for (const [language, ...said] of [
    ['de', 'zwischen 22 und 6 Uhr', 'zwischen 23 und 6 Uhr', 'PIN', 'Kinderbereich'],
    ['en', 'between 22:00 and 6:00', 'between 23:00 and 6:00', 'PIN', 'kids area'],
  ] as const) {
    const html = await read('/jugendschutz', product.send, language)
    for (const words of [company.youthOfficer, company.mediaAuthority, ...said])
      assert.ok(wordsOf(html).includes(words), `${language}: ${words}`)
    assert.match(await read('/imprint', product.send, language), /href="\/jugendschutz"/)
  }
})

test('[accounts 9.6, law 6.13] the privacy policy is valid since 20 March 2019 and asks for parents’ consent under 16; the terms name every content', async () => {
  assert.match(wordsOf(await read('/privacy-policy', product.send, 'de')), /20\. März 2019.*unter 16/)
  assert.match(wordsOf(await read('/privacy-policy')), /20 March 2019.*under 16/)
  const words = wordsOf(await read('/terms-conditions'))
  assert.match(words, /^ General Terms and Conditions .* all in one service\./i)
  for (const said of [
    'Provider',
    'Conclusion of the contract',
    'Term and renewal',
    'effective at the end of the',
    'Rentals',
    'fourteen days',
    'German law',
  ])
    assert.ok(words.includes(said), said)
})

test('[accounts 1.2, accounts 9.7] the help states the concurrent devices, the bandwidth of a stream, and the accepted cards', async () => {
  const faq = wordsOf(await read('/faq'))
  for (const said of [`Up to ${MAX_STREAMS}.`, '1.5 Mbit/s', '3 Mbit/s', '5 Mbit/s', 'Visa or MasterCard'])
    assert.ok(faq.includes(said), `${said} in ${faq}`)
})

test('[decisions 5.8] the footer shows the app stores and social networks that the brand has', async () => {
  const html = await read('/imprint')
  for (const [name, url] of [
    ['App Store', LINKS.appStore],
    ['Google Play', LINKS.googlePlay],
    ['Mastodon', LINKS.social[0]?.url],
  ] as const)
    assert.match(html, new RegExp(`<a [^>]*href="${url}"[^>]*>(?:(?!</a>).)*>?${name}<`))
})
