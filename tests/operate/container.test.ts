/** The container files use existing settings, and run the project's own commands. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { readConfig } from '@quintet/platform/config/config'
import { SETTINGS } from '@quintet/platform/config/settings'

const ROOT = path.join(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, 'docs/operate/container')
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')
const [image, compose] = [read('Containerfile'), read('compose.yml')]
/** Variables set in the image that are not our settings. */
const OF_OTHERS = ['PATH', 'NODE_ENV']

/** Returns the `NAME: value` pairs below a key of the file. */
function named(key: string): [name: string, value: string][] {
  const lines = compose.split('\n')
  return lines.flatMap((line, at) => {
    const indent = new RegExp(`^( *)${key}:`).exec(line)?.[1]?.length
    if (indent === undefined) return []
    const below = lines.slice(at + 1)
    const end = below.findIndex((each) => each.trim() !== '' && each.search(/\S/) <= indent)
    return below.slice(0, end < 0 ? undefined : end).flatMap((each) => {
      const [, name, value = ''] = /^ *([A-Z][A-Z0-9_]*): *'?([^']*?)'?$/.exec(each) ?? []
      return name ? [[name, value] as [string, string]] : []
    })
  })
}

test('the files use only known settings, and the service starts with them', () => {
  const known = new Set<string>(SETTINGS.map(({ name }) => name))
  const ofImage = [...(/^ENV (.*)$/m.exec(image)?.[1]?.matchAll(/([A-Z_]+)=(\S+)/g) ?? [])]
    .map(([, name = '', value = '']) => [name, value] as const)
    .filter(([name]) => !OF_OTHERS.includes(name))
  const ofCompose = [...named('x-settings'), ...named('environment')].filter(
    ([name]) => !name.startsWith('POSTGRES_'),
  )
  const secrets = named('secrets').filter(([name]) => name !== 'DATABASE_PASSWORD')
  assert.ok(ofImage.length >= 2 && ofCompose.length >= 6 && secrets.length >= 2)
  for (const [name] of [...ofImage, ...ofCompose, ...secrets]) assert.ok(known.has(name), name)
  const roles = ofCompose.filter(([name]) => name === 'ROLE').map(([, role]) => role)
  assert.deepEqual(roles, ['serve', 'worker'])
  const settings = Object.fromEntries([...ofImage, ...ofCompose])
  for (const role of roles) assert.ok(readConfig({ ...settings, ROLE: role }).roles.length > 0)
})

test('the image runs the project’s own Node as an unprivileged user, and checks /ready on the port it listens on', () => {
  const { port, dataDir } = readConfig({ DATA_DIR: '/data' })
  assert.match(image, /^ENV PATH=\/app\/node_modules\/\.bin:/m)
  assert.match(image, /^CMD \["node", "apps\/server\/src\/main\.js"\]$/m)
  assert.match(image, /^USER 10001:10001$/m)
  assert.ok(
    image.includes(`http://127.0.0.1:${port}/ready`) && image.includes(`EXPOSE ${port} ${port + 1}\n`),
  )
  assert.ok(image.includes(`VOLUME ${dataDir}\n`) && compose.includes(`data:${dataDir}\n`))
  for (const at of [port, port + 1]) assert.ok(compose.includes(`127.0.0.1:${at}:${at}`))
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; optional?: boolean; dev?: boolean }>
  }
  for (const machine of ['x64', 'arm64']) {
    const node = lock.packages[`node_modules/node-linux-${machine}`]
    assert.ok(
      node?.version?.startsWith('26.') && !node.dev,
      `the image of ${machine} has its Node from the lock`,
    )
  }
  const version = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    engines: { node: string }
  }
  assert.equal(version.engines.node, '>=26')
  assert.ok(statSync(path.join(FOLDER, 'with-secrets')).mode & 0o100)
})

test('each secret file becomes the setting of its name, and other files do not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quintet-secrets-'))
  try {
    for (const [name, value] of [
      ['DATABASE_URL', 'postgres://a:b c$(d)@e/f\n'],
      ['notes.txt', 'x'],
      ['lower', 'y'],
    ] as const)
      writeFileSync(path.join(folder, name), value)
    const told = execFileSync(path.join(FOLDER, 'with-secrets'), ['env'], {
      env: { PATH: process.env['PATH'], SECRETS_FOLDER: folder },
      encoding: 'utf8',
    })
    assert.match(told, /^DATABASE_URL=postgres:\/\/a:b c\$\(d\)@e\/f$/m)
    assert.doesNotMatch(told, /notes|lower=/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
