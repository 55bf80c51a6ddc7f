import assert from 'node:assert/strict'
import { test } from 'node:test'
import { modulesOfFirstLoad, withoutFirstLoad } from './first-load.ts'

test('the first load holds what the entry, the frame and the home import, but not the entry itself, which runs last', () => {
  const routes = '/house/apps/web/src/app/routes'
  const imports: Record<string, string[]> = {
    'client.tsx': ['router.tsx'],
    'router.tsx': [`${routes}/__root.tsx`, `${routes}/index.tsx`, `${routes}/login.tsx`],
    [`${routes}/__root.tsx`]: ['frame.tsx'],
    [`${routes}/index.tsx`]: [],
    [`${routes}/index.tsx?tsr-split=component`]: ['home.tsx'],
    [`${routes}/login.tsx`]: [],
    [`${routes}/login.tsx?tsr-split=component`]: ['log-in.tsx'],
    'frame.tsx': ['card.tsx'],
    'home.tsx': ['card.tsx'],
    'log-in.tsx': ['card.tsx', 'field.tsx'],
    'card.tsx': [],
    'field.tsx': [],
  }
  const found = modulesOfFirstLoad(Object.keys(imports), (id) => ({
    isEntry: id === 'client.tsx',
    importedIds: imports[id] ?? [],
  }))
  const apart = Object.keys(imports).filter((id) => !found.has(id))
  const login = [`${routes}/login.tsx?tsr-split=component`, 'log-in.tsx', 'field.tsx']
  assert.deepEqual(apart, ['client.tsx', ...login])
})

test('what every page has loaded is not preloaded again', () =>
  assert.deepEqual(
    withoutFirstLoad('', [
      'assets/app-aaaaaaa.js',
      'assets/framework-bbbb_bb.js',
      'assets/app-c-ccccc.css',
      'assets/app-passwords-aaaaaaa.js',
    ]),
    ['assets/app-passwords-aaaaaaa.js'],
  ))
