import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startProduct } from '@quintet/testing'

const linesOf = async (environment: Record<string, string>) => {
  const product = await startProduct({ environment: { ROLE: 'customer,content,web', ...environment } })
  try {
    const lines: Record<string, string> = {}
    for (const address of ['/', '/movies', '/imprint', '/no/such/page'])
      for (const language of ['de', 'en']) {
        const answer = await product.send(address, {
          headers: { accept: 'text/html', 'accept-language': language },
        })
        const [, line = ''] = /<p[^>]* role="note">(.*?)<\/p>/s.exec(await answer.text()) ?? []
        lines[`${language} ${address}`] = line.replaceAll(/<[^<>]*>/g, '')
      }
    return lines
  } finally {
    await product.stop()
  }
}

test('[decisions 14.1] every page of a public demonstration says what is not real, in both languages', async () => {
  const lines = await linesOf({
    PUBLIC_ORIGIN: 'https://quintet.example',
    ALLOW_SANDBOX: '1',
    ALLOW_DEFAULT_BRAND: '1',
  })
  for (const [page, line] of Object.entries(lines))
    assert.equal(
      line,
      page.startsWith('de')
        ? 'Demo. Zahlungen werden nur simuliert: Es fließt kein Geld. Die hier genannte Firma gibt es nicht.'
        : 'Demonstration. Payments are simulated: no money moves. The company named here does not exist.',
      page,
    )
})

test('[decisions 14.1] pages of a private service do not mention it', async () => {
  for (const line of Object.values(await linesOf({}))) assert.equal(line, '')
})
