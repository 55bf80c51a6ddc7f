import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { ConfigError, readConfig } from '../../config/config.ts'
import { openBrand } from '../brand.ts'
import { fillFields } from './fill.ts'
import { filledText, legalTextAt } from './legal-texts.ts'
import { namingGaps } from './named-in-texts.ts'
import { parseText } from './parse.ts'
import { hashText, readSeals, writeSeals } from './seal.ts'

const OURS = readConfig({}).brandDir
const TERMS = 'terms/2026-11-26.de.md'

type Folder = {
  brand: string
  read: (file: string) => Promise<string>
  write: (file: string, text: string) => Promise<void>
}

/** Gives `look` a copy of our folder; `write` also seals the files it writes. */
async function withFolder(look: (folder: Folder) => Promise<void>): Promise<void> {
  const brand = await mkdtemp(path.join(os.tmpdir(), 'quintet-legal-'))
  const legal = path.join(brand, 'legal')
  try {
    await cp(OURS, brand, { recursive: true })
    await look({
      brand,
      read: (file) => readFile(path.join(legal, file), 'utf8'),
      async write(file, text) {
        await writeFile(path.join(legal, file), text)
        await writeSeals(legal, { ...(await readSeals(legal)), [file]: hashText(text) })
      },
    })
  } finally {
    await rm(brand, { recursive: true, force: true })
  }
}

const refusal = async (brand: string): Promise<string> => {
  const error: unknown = await openBrand(brand)
    .then(({ legal }) => legal)
    .catch((reason: unknown) => reason)
  assert.ok(error instanceof ConfigError, 'the folder is refused')
  return error.message
}

test('[decisions 14.24] rejects an unknown field with its line and the nearest known name', () =>
  withFolder(async ({ brand, read, write }) => {
    await write(TERMS, (await read(TERMS)).replace('{{prices.monthly}}', '{{prices.montly}}'))
    assert.match(
      await refusal(brand),
      /terms\/2026-11-26\.de\.md:\d+: unknown field \{\{prices\.montly\}\}; did you mean \{\{prices\.monthly\}\}\?/,
    )
  }))

test('[decisions 14.24] rejects a field without a value, unless it is in an optional passage', () =>
  withFolder(async ({ brand, read, write }) => {
    const house = path.join(brand, 'brand.json')
    await writeFile(house, (await readFile(house, 'utf8')).replace('"phone": "+49 30 23125 005",', ''))
    const { legal, ...opened } = await openBrand(brand)
    const imprint = filledText(opened, legalTextAt(legal, 'imprint', new Date()), {
      language: 'de',
      now: new Date(),
    })
    assert.doesNotMatch(imprint, /Telefon/)
    assert.match(imprint, /\| E-Mail \|[^\n]*\n\| Formular/, 'the row is gone, the table is whole')
    await write(TERMS, `${await read(TERMS)}\n{{company.phone}}\n`)
    assert.match(await refusal(brand), /\{\{company\.phone\}\} has no value: set it in brand\.json/)
  }))

test('[law 1.6] rejects a sealed text that was changed or removed, and a text that was never sealed', () =>
  withFolder(async ({ brand, read }) => {
    const file = path.join(brand, 'legal', TERMS)
    const before = await read(TERMS)
    await writeFile(file, before.replace('vierzehn Tagen', 'sieben Tagen'))
    assert.match(await refusal(brand), /de\.md: was changed after it was sealed/)
    await writeFile(file, before.replaceAll('\n', '\r\n'))
    assert.ok((await openBrand(brand)).legal, 'line ends are no change')
    for (const language of LANGUAGES) {
      const name = (day: string) => path.join(brand, 'legal/terms', `${day}.${language}.md`)
      await cp(name('2026-11-26'), name('2027-01-01'))
    }
    assert.match(await refusal(brand), /terms\/2027-01-01\.de\.md: is not sealed/)
    for (const language of LANGUAGES) await rm(path.join(brand, 'legal/terms', `2027-01-01.${language}.md`))
    await rm(file)
    assert.match(await refusal(brand), /2026-11-26\.de\.md: is sealed, but missing/)
  }))

test('[decisions 14.24] a version takes effect on its day, German time', () =>
  withFolder(async ({ brand, read, write }) => {
    for (const language of LANGUAGES)
      await write(`terms/2027-01-01.${language}.md`, await read(`terms/2026-11-26.${language}.md`))
    const { legal } = await openBrand(brand)
    const versionAt = (time: string) => legalTextAt(legal, 'terms', new Date(time)).version
    assert.equal(versionAt('2020-01-01T00:00:00Z'), '2026-11-26', 'the first one counts before its day, too')
    assert.equal(versionAt('2026-11-26T12:00:00Z'), '2026-11-26.2', 'of two of one day the later one')
    assert.equal(versionAt('2026-12-31T22:59:59Z'), '2026-11-27')
    assert.equal(versionAt('2026-12-31T23:00:00Z'), '2027-01-01')
  }))

test('[law 3.8, law 6.13] reports which file omits a plan’s term from the terms or a retention period from the privacy notice', () =>
  withFolder(async ({ brand, read, write }) => {
    const now = new Date('2027-01-01T12:00:00Z')
    assert.deepEqual(namingGaps((await openBrand(brand)).legal, now), [])
    for (const language of LANGUAGES) {
      const terms = await read(`terms/2026-11-27.${language}.md`)
      await write(`terms/2027-01-01.${language}.md`, terms.replace('{{plans.annually}}', 'A year.'))
      const notice = await read(`privacy/2026-11-27.${language}.md`)
      await write(`privacy/2027-01-01.${language}.md`, notice.replaceAll(/.*\{\{keep\.reminder\}\}.*\n/g, ''))
    }
    assert.deepEqual(namingGaps((await openBrand(brand)).legal, now), [
      'legal/terms/2027-01-01.de.md does not name {{plans.annually}}',
      'legal/terms/2027-01-01.en.md does not name {{plans.annually}}',
      'legal/privacy/2027-01-01.de.md does not name {{keep.reminder}}',
      'legal/privacy/2027-01-01.en.md does not name {{keep.reminder}}',
    ])
  }))

test('[decisions 14.24] rejects a text in only one language and a folder without texts', () =>
  withFolder(async ({ brand }) => {
    await rm(path.join(brand, 'legal/terms/2026-11-26.en.md'))
    await rm(path.join(brand, 'legal/imprint'), { recursive: true })
    const message = await refusal(brand)
    assert.match(message, /terms\/2026-11-26\.de\.md: 2026-11-26\.en\.md is missing next to it/)
    assert.match(message, /imprint: has no text/)
  }))

test('[decisions 14.24] a folder or text that cannot be read is not reported as missing', () =>
  withFolder(async ({ brand }) => {
    const imprint = path.join(brand, 'legal/imprint')
    await rm(imprint, { recursive: true })
    await writeFile(imprint, '')
    assert.match(await refusal(brand), /legal\/imprint is a file, but must be a folder\.$/)
    await rm(imprint)
    await mkdir(path.join(imprint, '2027-01-01.de.md'), { recursive: true })
    assert.match(await refusal(brand), /imprint\/2027-01-01\.de\.md is a folder, but must be a file\.$/)
  }))

test('[law 1.6] broken seals are rejected, since sealing anew would accept changed texts', () =>
  withFolder(async ({ brand }) => {
    await writeFile(path.join(brand, 'legal/sealed.json'), '{"terms')
    assert.match(await refusal(brand), /legal\/sealed\.json: is not valid JSON/)
  }))

test('[security 1.3] shows a value’s content without interpreting it as markup', () => {
  const values = { name: 'A *B* | __C__ <b> `d`', phone: '' }
  const filled = fillFields(
    '# T\n\nBy {{name}}.\n\n## S\n\n| | |\n| --- | --- |\n| Who | {{name}} |\n',
    values,
  )
  const parsed = parseText(filled)
  assert.ok('lead' in parsed)
  assert.deepEqual(parsed.sections[0]?.blocks, [{ facts: [['Who', values.name]] }])
})

test('a text consists of its title, its lead, and sections of paragraphs, lists, facts and lines', () => {
  assert.deepEqual(
    parseText(
      '# Title\n\nLead\n\nNote\n\n## One\n\nA **strong** [link](/faq) of\ntwo lines.\n\n- a\n- b\n\n1. c\n\n### Sub\n\n> x\\\n> y\n\n| | |\n| --- | --- |\n| L | V |\n',
    ),
    {
      title: 'Title',
      lead: 'Lead',
      note: 'Note',
      sections: [
        {
          heading: 'One',
          blocks: [
            'A **strong** [link](/faq) of two lines.',
            { list: ['a', 'b'] },
            { list: ['c'], isNumbered: true },
            { subheading: 'Sub' },
            { lines: ['x', 'y'] },
            { facts: [['L', 'V']] },
          ],
        },
      ],
    },
  )
})

test('reports unsupported Markdown by line instead of dropping it', () => {
  for (const [markdown, line, says] of [
    ['Nothing', 1, /must begin with #/],
    ['# T\n\nL\n\n## S\n\n![picture](x.png)', 7, /cannot show image/],
    ['# T\n\nL\n\n## S\n\n<script>alert(1)</script>', 7, /cannot show html/],
    ['# T\n\nL\n\n## S\n\n- a\n  - b', 7, /list must be flat/],
    ['# T\n\nL\n\n## S\n\n| a | b | c |\n| --- | --- | --- |\n| 1 | 2 | 3 |', 7, /two columns/],
  ] as const) {
    const fault = parseText(markdown)
    assert.ok('says' in fault, markdown)
    assert.deepEqual([fault.line, says.test(fault.says)], [line, true], fault.says)
  }
})
