import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { isOfFirstLoad, WRITTEN } from './first-load.ts'

const house = path.join(import.meta.dirname, '../..')
const files = globSync(['apps/web/src/**/*', 'packages/*/src/**/*'], { cwd: house })

test('every beginning that is written here is one of a file', () => {
  for (const beginning of WRITTEN)
    assert.ok(
      files.some((file) => file.startsWith(beginning)),
      beginning,
    )
})

test('what every page needs comes at once, what some need with them', () => {
  const at = (file: string) => isOfFirstLoad(path.join(house, file))
  for (const file of [
    'apps/web/src/app/router.tsx',
    'apps/web/src/app/routes/__root.tsx',
    'apps/web/src/features/home/home.tsx',
    'apps/web/src/features/player/player-room.tsx',
    'packages/domain/src/cards.ts',
  ])
    assert.ok(at(file), file)
  for (const file of [
    'apps/web/src/app/routes/login.tsx',
    'apps/web/src/features/player/player.tsx',
    'apps/web/src/features/sign-up/sign-up-page.tsx',
    'packages/contracts/src/billing.ts',
    'node_modules/hls.js/dist/hls.mjs',
    'node_modules/lucide-react/dist/esm/icons/keyboard.mjs',
  ])
    assert.ok(!at(file), file)
})
