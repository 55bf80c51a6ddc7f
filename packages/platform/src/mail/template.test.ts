import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOklch, toHex } from '@quintet/domain/basics/colour'
import { readConfig } from '../config/config.ts'
import { openBrand } from '../brand/brand.ts'
import { renderMail } from './template.ts'

const brand = await openBrand(readConfig({}).brandDir)
const mail = renderMail({
  brand,
  language: 'en',
  subject: 'A <b>subject</b>',
  title: 'Hello "Ada" & <script>alert(1)</script>',
  parts: [
    { paragraph: 'Two\nlines', href: 'https://quintet.example/way-out' },
    { facts: [['Plan', 'Monthly <i>']] },
    { button: 'Open', href: 'https://quintet.example/?a=1&b="2"' },
    { small: 'Small print' },
  ],
})

test('[security 1.3] shows markup in a mail’s texts instead of interpreting it', () => {
  assert.doesNotMatch(mail.html, /<script|<b>|<i>/)
  assert.match(mail.html, /<a class="link" href="https:\/\/quintet\.example\/way-out"/)
  assert.match(mail.html, /&#60;script&#62;/)
  assert.match(mail.html, /href="https:\/\/quintet\.example\/\?a=1&#38;b=&#34;2&#34;"/)
})

test('[decisions 3.26] the text version of a mail says the same', () => {
  for (const part of [
    'Two\nlines\nhttps://quintet.example/way-out',
    'Plan: Monthly <i>',
    'Open:\nhttps://quintet.example/?a=1&b="2"',
    'Small print',
  ])
    assert.ok(mail.text.includes(part), part)
})

test('[decisions 5.8] a mail names its sender, in the brand’s colours', () => {
  for (const words of [brand.name, brand.company.name, brand.company.email]) {
    assert.ok(mail.html.includes(words), words)
    assert.ok(mail.text.includes(words), words)
  }
  const colour = readOklch(brand.colours.movies.vivid)
  assert.ok(colour && mail.html.includes(`background:${toHex(colour)}`))
})

test('[decisions 5.7] a mail loads nothing from anywhere', () => {
  assert.doesNotMatch(mail.html, /<img|<link|@import|url\(/)
})

test('[decisions 5.8] uses dark colours in dark mode and smaller margins on phones, and breaks long words, but no labels', () => {
  assert.match(mail.html, /prefers-color-scheme:dark/)
  assert.match(mail.html, /max-width:480px/)
  assert.match(mail.html, /overflow-wrap:anywhere/)
  assert.match(mail.html, /<th [^>]*overflow-wrap:normal[^>]*>Plan</)
})

test('previews the first words beside the subject', () =>
  assert.match(mail.html, /<div style="display:none[^>]*>Two\nlines<\/div>/))
