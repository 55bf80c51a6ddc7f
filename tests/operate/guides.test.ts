/** The operator's guides name commands, options, settings, files and sections that exist. */
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { quintetProgram } from '@quintet/cli/program'
import { readConfig } from '@quintet/platform/config/config'
import { SETTINGS } from '@quintet/platform/config/settings'
import { codeOf, commandsIn, faultsOf, findCommand, GUIDES, readGuide, ROOT } from './guide-code.ts'

const program = quintetProgram()
const known = new Set<string>(SETTINGS.map(({ name }) => name))
const FOLDER = 'docs/operate'
const APP = '/srv/quintet/app/'

/** Names with an underscore, or set with `=`, that are not settings of the service. */
const OF_OTHERS = [
  'NODE_ENV',
  // Placeholders and tags.
  'FIELD',
  'CHAPTER02',
  'CHAPTER02NAME',
  // Of compose.yml, its image, and the demo's and the tests' scripts.
  'DATABASE_PASSWORD',
  'BASE',
  'REAL_INPUT',
]
/** Options that every program has, or that are of programs that are not ours. */
const OPTIONS_OF_OTHERS = ['--build-arg', '--help']

describe('the guides of the operator', () => {
  const all = GUIDES.flatMap(codeOf)

  test('[decisions 7.5] every command of ours in them exists and takes what it is given', () => {
    const written = all.flatMap((code) => commandsIn(code.text).map((words) => ({ ...code, words })))
    assert.ok(written.length > 80, `${written.length} commands were found`)
    const faults = written.flatMap(({ file, words, isLine }) =>
      faultsOf(program, words, isLine).map((fault) => `${file}: quintet ${words.join(' ')}: ${fault}`),
    )
    assert.deepEqual(faults, [])
  })

  test('[decisions 7.5] an option named beside a command is one of it, and any other is one of some command', () => {
    const commands = program.commands.flatMap((each) => [each, ...each.commands])
    const anybodys = new Set(commands.flatMap(({ options }) => options.map(({ long }) => long)))
    const faults = GUIDES.flatMap((file) =>
      readGuide(file)
        .split('\n')
        .flatMap((line) => {
          const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
          return spans.flatMap((span, at) => {
            const [option] = /^--[a-z][a-z-]*/.exec(span) ?? []
            if (option === undefined || OPTIONS_OF_OTHERS.includes(option)) return []
            const named = spans.slice(0, at).flatMap(commandsIn)
            const takes = named.some((words) =>
              findCommand(program, words).command.options.some(({ long }) => long === option),
            )
            return takes || (named.length === 0 && anybodys.has(option)) ? [] : [`${file}: ${option}`]
          })
        }),
    )
    assert.deepEqual(faults, [])
  })

  test('[decisions 7.2] every setting in them exists', () => {
    const named = all.flatMap(({ file, text }) => [
      ...[...text.matchAll(/(?<![\w$/-])([A-Z][A-Z0-9_]{2,})=/g)].map(([, name = '']) => ({ file, name })),
      ...(/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(text) ? [{ file, name: text }] : []),
    ])
    assert.ok(named.length > 60, `${named.length} settings were found`)
    const unknown = named.filter(({ name }) => !known.has(name) && !OF_OTHERS.includes(name))
    assert.deepEqual(unknown, [])
  })

  test('[decisions 7.2] the service takes the settings of the walk', () => {
    const fence = /```sh\n(PUBLIC_ORIGIN=[^`]+)```/.exec(readGuide(`${FOLDER}/production.md`))?.[1] ?? ''
    const settings = Object.fromEntries(
      fence
        .trim()
        .split('\n')
        .map((line) => [line.split('=')[0] ?? '', line.slice(line.indexOf('=') + 1)]),
    )
    assert.ok(Object.keys(settings).length >= 8)
    const { publicOrigin, areSegmentsSentByProxy, hasDevTools } = readConfig(settings)
    assert.deepEqual(
      [publicOrigin, areSegmentsSentByProxy, hasDevTools],
      ['https://quintet.example', true, false],
    )
  })

  test('every file and link in them leads somewhere', () => {
    const files = all.flatMap(({ file, text }) =>
      [
        ...text.matchAll(
          /(?<![\w./-])(?:\/srv\/quintet\/app\/)?((?:script|docs|apps|packages|services|bench)\/[\w./-]*\w)/g,
        ),
      ]
        .map(([, name = '']) => ({ file, name }))
        .filter(({ name }) => !existsSync(path.join(ROOT, name))),
    )
    assert.deepEqual(files, [])
    const pages = [...GUIDES, ...globSync('docs/**/*.md', { cwd: ROOT })]
    const broken = [...new Set(pages)].flatMap((file) =>
      [...readGuide(file).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link) && !isThere(file, link))
        .map((link) => `${file}: ${link}`),
    )
    assert.deepEqual(broken, [])
  })
})

/** True if the file of a link exists, and the section of it that the link names. */
function isThere(file: string, link: string): boolean {
  const [name = '', section] = link.split('#')
  const target = name === '' ? file : path.join(path.dirname(file), name)
  if (!existsSync(path.join(ROOT, target))) return false
  if (section === undefined || !target.endsWith('.md')) return true
  const headings = [...readGuide(target).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(/\s/g, '-'),
  )
  return headings.includes(section)
}

describe('the units for systemd', () => {
  const units = globSync(`${FOLDER}/systemd/*`, { cwd: ROOT }).map((file) => ({
    file,
    lines: readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  }))
  const valuesOf = ({ lines }: (typeof units)[number], key: string) =>
    lines.filter(([name]) => name === key).map(([, value]) => value)

  test('what they start is in the repository, and their commands exist', () => {
    assert.ok(units.length >= 4)
    for (const unit of units)
      for (const start of valuesOf(unit, 'ExecStart')) {
        for (const [name] of start.matchAll(/(?:\/srv\/quintet\/app\/|(?<![\w/])apps\/)[\w./-]+/g)) {
          const file = name.replace(APP, '')
          // npm links the product's own Node there.
          if (file !== 'node_modules/.bin/node')
            assert.ok(existsSync(path.join(ROOT, file)), `${unit.file}: ${name}`)
        }
        for (const words of commandsIn(start)) assert.deepEqual(faultsOf(program, words, true), [], unit.file)
      }
  })

  test('no setting of a unit is overridden by the file of settings, and each writes where the settings say', () => {
    const walk = readGuide(`${FOLDER}/production.md`)
    for (const unit of units.filter((each) => valuesOf(each, 'EnvironmentFile').length > 0)) {
      // systemd lets the file win over `Environment=`, so a unit that sets one itself would do nothing.
      assert.deepEqual(valuesOf(unit, 'Environment'), [], unit.file)
      const [, dataDir = ''] = /^DATA_DIR=(.+)$/m.exec(walk) ?? []
      assert.ok(
        valuesOf(unit, 'ReadWritePaths').some((folders) => folders.split(' ').includes(dataDir)),
        unit.file,
      )
    }
  })
})
