import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { planSlice } from './plan-slice.ts'

for (const service of ['customer', 'content'] as const)
  test(`a slice of ${service} is named where slices are listed, and imports only files that exist`, () => {
    const { made, named } = planSlice('watch-parties', service)
    assert.match(
      named['packages/contracts/src/routes.ts'] ?? '',
      /^import \* as watchParties from[^]*^ {2}watchParties,$/m,
    )
    assert.match(
      named[`services/${service}/src/index.ts`] ?? '',
      /^import \{ watchPartiesRoutes \}[^]*^ {2}watchPartiesRoutes\(app, platform\)$/m,
    )
    for (const [file, text] of Object.entries(made))
      for (const [, imported = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
        const target = path.join(path.dirname(file), imported)
        assert.ok(target in made || existsSync(target), `${file} imports ${target}`)
      }
  })
