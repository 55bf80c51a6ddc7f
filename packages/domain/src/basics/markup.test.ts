import assert from 'node:assert/strict'
import { test } from 'node:test'
import { escapeHtml, escapeXml } from './markup.ts'

test('markup in a text is shown literally, in contents and in quoted attributes', () => {
  assert.equal(
    escapeHtml(`<b title="it's">Tom & Jerry</b>`),
    '&#60;b title=&#34;it&#39;s&#34;&#62;Tom &#38; Jerry&#60;/b&#62;',
  )
  assert.equal(escapeHtml('Größe 10 %'), 'Größe 10 %')
})

test('drops characters that XML cannot hold and keeps line breaks', () => {
  assert.equal(escapeXml('a\u0000b\u001Fc\n\td\uFFFF\uD800<'), 'abc\n\td\uFFFD&#60;')
})
