import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { build, type Plugin } from 'vite'
import { lightHls, lightPlayer } from './light-hls.ts'

const LIBRARY = fileURLToPath(import.meta.resolve('hls.js'))

/** The module that the player imports, bundled as the app is. */
const asImported: Plugin = {
  name: 'as-imported',
  resolveId: (id) => (id === 'player' ? '\0player' : null),
  load: (id) => (id === '\0player' ? `export { default } from ${JSON.stringify(LIBRARY)}` : null),
}

test('hls.js is bundled without what our streams never need, and with what they do', async () => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [asImported, lightPlayer()],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { input: 'player', preserveEntrySignatures: 'strict' },
    },
  })
  const [built] = Array.isArray(output) ? output : [output]
  const chunk = built && 'output' in built ? built.output[0] : undefined
  const declared = (chunk?.code ?? '').matchAll(/\bclass (\w+)|\b(\w+) = class\b/g)
  const classes = new Set([...declared].map(([, one, other]) => one ?? other))
  for (const needed of ['StreamController', 'AudioStreamController', 'MP4Demuxer', 'Decrypter'])
    assert.ok(classes.has(needed), needed)
  for (const idle of [
    'EMEController',
    'InterstitialsController',
    'CMCDController',
    'TSDemuxer',
    'MP4Remuxer',
  ])
    assert.ok(!classes.has(idle), idle)
  const share = (chunk?.code.length ?? 0) / readFileSync(LIBRARY, 'utf8').length
  assert.ok(share < 0.6, `${share.toFixed(2)} of the library`)
})

test('a version of the library that is written differently stops the build', () => {
  const code = readFileSync(LIBRARY, 'utf8')
  for (const line of ['emeController: EMEController', 'const muxConfig = [{', 'class Transmuxer {'])
    assert.throws(() => lightHls(code.replace(line, 'another line')), /written differently/, line)
})
