import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findViolations } from './boundaries.ts'

const table: readonly [file: string, specifier: string, reason: string | null][] = [
  ['packages/domain/src/youth/kids.ts', './rating.ts', null],
  ['packages/domain/src/youth/kids.ts', 'zod', 'domain imports nothing'],
  ['packages/domain/src/youth/kids.ts', 'node:crypto', 'domain imports nothing'],
  ['packages/domain/src/youth/kids.test.ts', 'node:test', null],
  ['packages/domain/src/youth/kids.ts', '../catalogue/categories.ts', null],
  ['packages/domain/src/catalogue/categories.ts', '../youth/kids.ts', 'catalogue may import basics, live'],
  [
    'packages/domain/src/kids.ts',
    './youth/rating.ts',
    'kids.ts is no room of its package: script/boundaries.ts names them',
  ],
  ['packages/contracts/src/user.ts', '@quintet/domain/youth/kids', null],
  ['packages/contracts/src/user.ts', '@quintet/platform/log/log', 'contracts may import domain'],
  ['packages/platform/src/http/app.ts', '@quintet/content', 'platform may import contracts, domain'],
  [
    'packages/platform/src/http/app.ts',
    '@quintet/media-files/tools/probe',
    'platform may import contracts, domain',
  ],
  ['packages/media-files/src/tools/probe.ts', '@quintet/domain/youth/kids', 'media-files may import nothing'],
  ['packages/media-files/src/tools/probe.ts', 'zod', null],
  ['services/content/src/history/service.ts', '@quintet/platform/db/database', null],
  [
    'services/content/src/history/service.ts',
    '@quintet/customer',
    'content may import payments, platform, media-files, contracts, domain',
  ],
  [
    'services/content/src/history/service.ts',
    '../../../customer/src/index.ts',
    'another package is imported by its name',
  ],
  [
    'services/content/src/history/service.ts',
    '@quintet/testing',
    'content may import payments, platform, media-files, contracts, domain',
  ],
  ['services/content/src/history/history.test.ts', '@quintet/testing', null],
  ['services/content/src/history/service.ts', '../catalogue/visibility.ts', null],
  [
    'services/content/src/history/service.ts',
    '../catalogue/queries.ts',
    'queries and routes belong to their slice',
  ],
  ['services/content/src/history/service.ts', './queries.ts', null],
  ['services/content/src/index.ts', './history/routes.ts', null],
  ['apps/server/src/compose.ts', '@quintet/content', null],
  ['apps/console/src/main.tsx', '@quintet/web/styles/tokens.css', null],
  [
    'apps/console/src/main.tsx',
    '@quintet/web/ui/button/button',
    'console takes nothing but styles of the web app',
  ],
  ['apps/web/src/app/client.tsx', '@quintet/console/main', 'web may import contracts, domain'],
  ['apps/web/src/features/home/home.tsx', '@quintet/contracts/user', null],
  ['apps/web/src/features/home/home.tsx', '@quintet/platform/log/log', 'web may import contracts, domain'],
  ['apps/web/src/features/home/home.tsx', '../../titles/card/card.tsx', null],
  ['apps/web/src/features/home/home.tsx', '../player/player.tsx', 'features do not import each other'],
  [
    'apps/web/src/features/home/home.tsx',
    '../../app/router.tsx',
    'features may import brand, texts, ui, api, shell, session, playing, forms, titles, kept',
  ],
  ['apps/web/src/features/home/home.tsx', './hero.tsx', null],
  ['apps/web/src/titles/card/card.tsx', '../../api/card.ts', null],
  [
    'apps/web/src/titles/card/card.tsx',
    '../../features/home/home.tsx',
    'titles may import brand, texts, ui, api, shell, session, playing',
  ],
  ['apps/web/src/ui/row/row.tsx', '../../api/card.ts', 'ui may import brand, texts'],
  ['apps/web/src/api/call.ts', '../shell/report.ts', 'api may import no other room'],
  ['apps/web/src/api/queries.test.ts', '../app/query-client.ts', null],
  [
    'apps/web/src/utils/dates.ts',
    '../texts/format.ts',
    'utils is no room of its package: script/boundaries.ts names them',
  ],
  ['apps/web/src/app/router.tsx', '../features/home/home.tsx', null],
  ['seed/src/index.ts', '@quintet/server/compose', 'seed may import contracts, domain'],
  ['tests/journeys/play.spec.ts', '@quintet/testing', null],
]

for (const [file, specifier, reason] of table)
  test(`${file} ${reason ? 'may not' : 'may'} import ${specifier}`, () => {
    const expected = reason ? [`${file}: imports ${specifier}: ${reason}`] : []
    for (const source of [
      `import { x } from '${specifier}'`,
      `export { x } from "${specifier}"`,
      `import type {\n  X,\n} from '${specifier}'`,
      `const { x } = await import('${specifier}')`,
      `import '${specifier}'`,
    ])
      assert.deepEqual(findViolations(file, source), expected, source)
  })
