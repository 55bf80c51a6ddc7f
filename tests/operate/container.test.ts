/** The container files use existing settings, and run the project's own commands. */
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, test } from 'node:test'
import { readConfig } from '@quintet/platform/config/config'
import { SETTINGS } from '@quintet/platform/config/settings'

const ROOT = path.join(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, 'docs/operate/container')
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')
const [image, compose, healthy] = [read('Containerfile'), read('compose.yml'), read('healthy')]
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
  assert.ok(healthy.includes(`http://127.0.0.1:${port}/ready`))
  assert.match(image, /^HEALTHCHECK .* CMD \["\/app\/docs\/operate\/container\/healthy"\]$/m)
  assert.match(compose, /^ +test: \/app\/docs\/operate\/container\/healthy$/m)
  assert.ok(image.includes(`EXPOSE ${port} ${port + 1}\n`))
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
  for (const program of ['with-secrets', 'healthy'])
    assert.ok(statSync(path.join(FOLDER, program)).mode & 0o001, `everybody may run ${program}`)
})

test('what an operator puts beside the compose file gets neither into the image nor into git', () => {
  for (const ignored of ['.dockerignore', '.gitignore']) {
    const names = readFileSync(path.join(ROOT, ignored), 'utf8')
      .split('\n')
      .map((line) => line.replaceAll(/^\/|\/$/g, ''))
    for (const name of ['secrets', 'brand'])
      assert.ok(names.includes(`docs/operate/container/${name}`), `${ignored}: ${name}`)
  }
})

const skip = spawnSync('podman-compose', ['--help']).error ? 'podman-compose is not installed' : false

describe('the compose file', { skip }, () => {
  test('podman-compose starts its services with settings, secrets, volumes and health checks', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'quintet-compose-'))
    try {
      cpSync(FOLDER, folder, { recursive: true })
      mkdirSync(path.join(folder, 'brand'), { recursive: true })
      // A podman that does nothing, so that nothing is started here.
      const bin = path.join(folder, 'bin')
      mkdirSync(bin)
      const standIn =
        '#!/bin/sh\ncase $1 in --version) echo podman version 5.0 ;; esac\nprintf "%s\\n" "$*" >> "$0.log"\n'
      writeFileSync(path.join(bin, 'podman'), standIn, { mode: 0o755 })
      const file = path.join(folder, 'compose.yml')
      execFileSync('podman-compose', ['-f', file, 'up', '-d', '--no-build'], {
        env: { ...process.env, PATH: `${bin}:${process.env['PATH']}` },
        stdio: 'ignore',
      })
      const said = readFileSync(path.join(bin, 'podman.log'), 'utf8').split('\n')
      const runs = said.filter((line) => line.startsWith('run '))
      const of = (name: string) => runs.find((line) => line.includes(`--name=quintet_${name} `)) ?? ''
      for (const role of ['serve', 'worker']) {
        const told = of(role)
        for (const part of [
          `-e ROLE=${role} `,
          ' --read-only ',
          ' --cap-drop ALL ',
          '-v quintet_data:/data ',
        ])
          assert.ok(told.includes(part), `${role}:${part}`)
        assert.match(told, /--healthcheck-command .*\/app\/docs\/operate\/container\/healthy/)
        assert.match(told, /secrets\/DATABASE_URL:\/run\/secrets\/DATABASE_URL:ro/)
        assert.doesNotMatch(told, /DATABASE_PASSWORD/)
      }
      assert.match(of('serve'), /-p 127\.0\.0\.1:4221:4221 -p 127\.0\.0\.1:4222:4222/)
      assert.match(
        of('database'),
        /-v quintet_database:\/var\/lib\/postgresql .*DATABASE_PASSWORD:ro.*pg_isready/,
      )
      assert.equal(runs.length, 3)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
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
