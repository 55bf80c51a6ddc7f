/** Writes the files of a new slice and registers it where slices are listed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const [name = '', service = 'customer'] = process.argv.slice(2)
if (!/^[a-z]+(-[a-z]+)*$/.test(name) || !['customer', 'content'].includes(service)) {
  console.error('usage: script/new-slice NAME [customer|content] (lower case and hyphens)')
  process.exit(2)
}
const camel = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
const words = name.replaceAll('-', ' ')
const slice = `services/${service}/src/${name}`

const files: Record<string, string> = {
  [`packages/contracts/src/${name}.ts`]: `/** What ${words} are. */
import { z } from 'zod'
import { defineRoute } from './route.ts'

export const read${pascal} = defineRoute({
  id: 'read${pascal}',
  service: '${service}',
  method: 'GET',
  path: '/${name}',
  access: 'member',
  summary: 'The ${words} of this account.',
  answer: z.object({ count: z.int().min(0) }),
})
`,
  [`${slice}/service.ts`]: `import type { CallAnswer } from '@quintet/contracts/route'
import type { read${pascal} } from '@quintet/contracts/${name}'

/** The ${words} of an account. */
export function ${camel}Of(_accountId: string): CallAnswer<typeof read${pascal}> {
  return { count: 0 }
}
`,
  [`${slice}/routes.ts`]: `import { read${pascal} } from '@quintet/contracts/${name}'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { ${camel}Of } from './service.ts'

export function ${camel}Routes(app: App, platform: Platform): void {
  serve(app, platform, read${pascal}, ({ viewer }) => ${camel}Of(viewer.accountId))
}
`,
  [`${slice}/${name}.test.ts`]: `import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { read${pascal} } from '@quintet/contracts/${name}'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

test('a member begins without ${words}; a visitor has to log in', async () => {
  const member = await product.aMember()
  assert.deepEqual((await member.call(read${pascal})).body, { count: 0 })
  assert.equal((await product.call(read${pascal})).status, 401)
})
`,
  [`apps/web/src/features/${name}/${name}.queries.ts`]: `import { read${pascal} } from '@quintet/contracts/${name}'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from '../../api/asker.ts'

export const ${camel}Query = ({ call }: Asker) =>
  queryOptions({ queryKey: ['${name}'], queryFn: ({ signal }) => call(read${pascal}, {}, { signal }) })
`,
  [`apps/web/src/features/${name}/${name}.tsx`]: `import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { ${camel}Texts } from '../../texts/${name}.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { ${camel}Query } from './${name}.queries.ts'

export function ${pascal}() {
  const texts = useTextsOf(${camel}Texts)
  const { data } = useQuery(${camel}Query(useAsker()))
  return (
    <section>
      <h2>{texts.heading}</h2>
      {data && <p>{texts.count(data.count)}</p>}
    </section>
  )
}
`,
  ...textsOf(),
}

function textsOf(): Record<string, string> {
  const heading = words.charAt(0).toUpperCase() + words.slice(1)
  const file = (language: string) => `apps/web/src/texts/${name}${language}.ts`
  return {
    [file('.en')]: `export const ${camel}En = {
  heading: '${heading}',
  count: (count: number) => \`\${count} so far\`,
}
`,
    [file('.de')]: `import type { ${camel}En } from './${name}.en.ts'

export const ${camel}De: typeof ${camel}En = {
  heading: '${heading}',
  count: (count) => \`Bisher \${count}\`,
}
`,
    [file('')]: `import { ${camel}De } from './${name}.de.ts'
import { ${camel}En } from './${name}.en.ts'

export const ${camel}Texts = { de: ${camel}De, en: ${camel}En }
`,
  }
}

for (const file of Object.keys(files)) if (existsSync(file)) throw new Error(`${file} is there already.`)
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`made ${file}`)
}
insert('packages/contracts/src/routes.ts', [
  [/^import type \{ RouteDefinition \}/m, `import * as ${camel} from './${name}.ts'\n`],
  [/^\]\.flatMap/m, `  ${camel},\n`],
])
insert(`services/${service}/src/index.ts`, [
  [/^\nexport /m, `import { ${camel}Routes } from './${name}/routes.ts'\n`],
  // The closing line of the function that mounts every route.
  [/^\}\n(?![^]*^\}\n)/m, `  ${camel}Routes(app, platform)\n`],
])
console.log(`
Next: its row in tests/contract/access-table.ts (who may call it), a table (script/new-migration ${name}), its rule and tests
named in docs/spec, and a place in the web app that shows <${pascal} />. Then: script/test ${slice}`)

/** Inserts each text before the first match of its pattern. */
function insert(file: string, insertions: readonly (readonly [RegExp, string])[]): void {
  let source = readFileSync(file, 'utf8')
  for (const [pattern, text] of insertions) {
    if (!pattern.test(source)) throw new Error(`${file} has no place like ${String(pattern)}.`)
    source = source.replace(pattern, (found) => text + found)
  }
  writeFileSync(file, source)
  console.log(`named in ${file}`)
}
