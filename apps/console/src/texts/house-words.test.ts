/** German translations of what the service reports in English on the house's screens. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { germanSaying } from './checks.de.ts'
import { houseDe } from './house.de.ts'
import { SETTINGS_DE } from './settings.de.ts'

const ROOT = path.join(import.meta.dirname, '../../../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

test('[decisions 13.30] every setting has a German description, and no unknown setting does', () => {
  const names = [...read('packages/platform/src/config/settings.ts').matchAll(/^ {4}([A-Z][A-Z0-9_]+): /gm)]
  assert.deepEqual(Object.keys(SETTINGS_DE).toSorted(), names.map(([, name = '']) => name).toSorted())
})

/** The checks of `CHECKS_AT_HAND`, of live channels and of workers. */
const CHECKS = '{machine,business,law,live,payment,workers}.ts'
/** Checks in the same files that contact other machines. */
const ASKING = /const checkMail: Check[\s\S]*?\n}\n|async function checkStripe[\s\S]*$/g

test('[decisions 13.30] every message of the local checks has a German translation, and every check a name', () => {
  const sources = globSync(CHECKS, { cwd: path.join(ROOT, 'apps/server/src/doctor') }).map((file) =>
    read(`apps/server/src/doctor/${file}`).replaceAll(ASKING, ''),
  )
  const code = sources.join('\n')
  const literals = [...code.matchAll(/(?:says:|says =|\?|:)\s+(?:'([^'\n]+)'|`([^`\n]+)`)/g)]
  const sentences = literals
    .map(([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^{}]*(?:'[^']*')?[^{}]*\}/g, '7'))
    .filter((text) => text.trim().split(' ').length > 2)
  assert.ok(sentences.length > 18, sentences.join('\n'))
  assert.deepEqual(
    sentences.filter((says) => germanSaying(says) === says),
    [],
  )
  const names = [...code.matchAll(/const check = '([^']+)'|\bcheck: '([^']+)'/g)].map(
    ([, a, b]) => a ?? b ?? '',
  )
  assert.deepEqual(
    names.filter((name) => !(name in houseDe.settings.checks)),
    [],
  )
})

test('[decisions 13.30] translates the parts of a list, too', () => {
  assert.equal(
    germanSaying('DE 19 %, AT 20 % through the one-stop shop, CH 8.1 % through a local registration'),
    'DE 19 %, AT 20 % über den One-Stop-Shop, CH 8,1 % über eine Registrierung dort',
  )
})

test('[decisions 13.30] German numbers have a decimal comma, while version numbers keep their points', () => {
  assert.equal(germanSaying('83.7 GB free in /data'), '83,7 GB frei in /data')
  assert.match(germanSaying('7.2 lacks the fix for CVE-2026-8461: update it'), /^7\.2 enthält/)
})
