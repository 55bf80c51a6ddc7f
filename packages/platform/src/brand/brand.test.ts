import assert from 'node:assert/strict'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { Brand } from '@quintet/contracts/brand'
import sharp from 'sharp'
import { ConfigError, readConfig } from '../config/config.ts'
import { openBrand } from './brand.ts'

const OURS = readConfig({}).brandDir

/** Gives `look` a copy of our brand folder whose brand.json `change` has modified. */
async function withHouse(
  change: (json: Brand) => void,
  look: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-brand-'))
  try {
    await cp(OURS, folder, { recursive: true })
    const json = Brand.parse(JSON.parse(await readFile(path.join(folder, 'brand.json'), 'utf8')))
    change(json)
    await writeFile(path.join(folder, 'brand.json'), JSON.stringify(json))
    await look(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const themeOf = ({ page, files }: Awaited<ReturnType<typeof openBrand>>) =>
  files.get(page.files.theme)?.bytes.toString() ?? ''

test('[decisions 5.8] the default brand opens, with its wording in both languages', async () => {
  const brand = await openBrand(OURS)
  assert.equal(brand.name, 'Quintet')
  assert.match(brand.words.en.claim, /Watch\. Listen\. Play\./)
  assert.ok(brand.words.de.description)
  assert.match(themeOf(brand), /--movies-vivid: oklch\(/)
})

test('a custom brand is one folder with name, colours, mark and font', () =>
  withHouse(
    (json) => {
      json.name = 'Polyphon'
      json.colours.movies = { vivid: 'oklch(0.9 0.1 100)', deep: 'oklch(0.4 0.1 100)' }
      json.fonts.display = { family: 'House Sans', file: 'house.woff2' }
    },
    async (folder) => {
      await writeFile(path.join(folder, 'house.woff2'), 'wOF2')
      const brand = await openBrand(folder)
      assert.equal(brand.page.name, 'Polyphon')
      const theme = themeOf(brand)
      assert.match(theme, /--movies-vivid: oklch\(0\.9 0\.1 100\)/)
      assert.match(theme, /--movies-on: var\(--ink\)/, 'ink on a light colour')
      assert.match(
        theme,
        /@font-face \{ font-family: 'House Sans'; src: url\('\/brand\/house-[\w-]{10}\.woff2'\)/,
      )
      assert.notEqual(brand.page.files.theme, (await openBrand(OURS)).page.files.theme)
    },
  ))

test('[law 9.2] rejects a colour too pale for text, naming its field and the remedy', () =>
  withHouse(
    (json) => (json.colours.sports.deep = 'oklch(0.8 0.1 256)'),
    async (folder) => {
      await assert.rejects(
        openBrand(folder),
        (error) =>
          error instanceof ConfigError &&
          /brand\.json: colours\.sports\.deep: .*too pale on white: make it darker/.test(error.message),
      )
    },
  ))

test('names a wrong field, an unknown field and a missing file', async () => {
  for (const [change, message] of [
    [(json: Brand) => Reflect.deleteProperty(json, 'name'), /name: /],
    [(json: Brand) => Object.assign(json, { colour: 'red' }), /colour/],
    [(json: Brand) => (json.company.email = 'nobody'), /company\.email: /],
    [(json: Brand) => (json.company.phone = '0900 1 123456'), /company\.phone: .*not a premium one/],
    [(json: Brand) => (json.fonts.text.file = '../../etc/passwd'), /fonts\.text\.file: /],
    [(json: Brand) => (json.fonts.text.file = 'none.woff2'), /none\.woff2 is missing/],
  ] as const)
    await withHouse(change, async (folder) => {
      await assert.rejects(
        openBrand(folder),
        (error) => error instanceof ConfigError && message.test(error.message),
      )
    })
})

test('[security 1.3] rejects a mark that contains scripts or external references', async () => {
  for (const evil of [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://elsewhere.example/x.png"/></svg>',
    'no picture',
  ])
    await withHouse(
      () => {},
      async (folder) => {
        await writeFile(path.join(folder, 'mark.svg'), evil)
        await assert.rejects(openBrand(folder), /mark\.svg must be an SVG that contains only shapes/)
      },
    )
})

test('draws the icons from icon.svg in the sizes that browsers and phones request', async () => {
  const brand = await openBrand(OURS)
  const icons = await brand.icons()
  for (const [address, size] of [
    ['/apple-touch-icon.png', 180],
    [brand.page.files.touchIcon, 180],
    ['/icons/192.png', 192],
    ['/icons/512.png', 512],
    ['/icons/maskable-512.png', 512],
  ] as const) {
    const { width, height, format } = await sharp(icons.get(address)?.bytes).metadata()
    assert.deepEqual([width, height, format], [size, size, 'png'], address)
  }
  const ico = icons.get('/favicon.ico')?.bytes
  assert.ok(ico)
  assert.deepEqual([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt32LE(18)], [1, 1, 22])
  assert.equal((await sharp(ico.subarray(22)).metadata()).width, 32)
})

test('[decisions 14.4] rejects an unknown field and names the nearest known one', () =>
  withHouse(
    () => {},
    async (folder) => {
      const file = path.join(folder, 'offer.json')
      const offer = (await readFile(file, 'utf8')).replace('"specialDays"', '"specialDay"')
      await writeFile(file, offer)
      await assert.rejects(openBrand(folder), (error: unknown) => {
        assert.ok(error instanceof ConfigError)
        assert.match(
          error.message,
          /offer\.json: versions\.0\.trial\.specialDay: .*did you mean specialDays\?/,
        )
        return true
      })
      await writeFile(file, '{')
      await assert.rejects(openBrand(folder), /offer\.json: is not valid JSON/)
      await rm(file)
      await assert.rejects(openBrand(folder), /offer\.json is missing/)
    },
  ))
