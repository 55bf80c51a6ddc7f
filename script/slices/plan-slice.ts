/** What a new slice consists of: the text of each file, in memory. */
import { readFileSync } from 'node:fs'

export type SlicePlan = {
  /** The files to make, by their path from the root. */
  made: Readonly<Record<string, string>>
  /** The files in which slices are listed, with the new one in them. */
  named: Readonly<Record<string, string>>
}
export type Service = 'customer' | 'content'

type Names = { name: string; camel: string; pascal: string; words: string }

/** Plans a slice with a name such as `watch-parties`; throws if a file in which it has to be named has no place for it. */
export function planSlice(name: string, service: Service): SlicePlan {
  const camel = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  const names = { name, camel, pascal, words: name.replaceAll('-', ' ') }
  return {
    made: { ...routeFiles(names, service), ...webFiles(names), ...textFiles(names) },
    named: {
      'packages/contracts/src/routes.ts': withInserted('packages/contracts/src/routes.ts', [
        [/^\nexport const routes/m, `import * as ${camel} from './${name}.ts'\n`],
        [/^\]\.flatMap/m, `  ${camel},\n`],
      ]),
      [`services/${service}/src/index.ts`]: withInserted(`services/${service}/src/index.ts`, [
        [/^\nexport /m, `import { ${camel}Routes } from './${name}/routes.ts'\n`],
        // The closing line of the function that mounts every route.
        [/^\}\n(?![^]*^\}\n)/m, `  ${camel}Routes(app, platform)\n`],
      ]),
    },
  }
}

/** Returns the text of a file with each text before the first match of its pattern. */
function withInserted(file: string, insertions: readonly (readonly [RegExp, string])[]): string {
  return insertions.reduce(
    (source, [pattern, text]) => {
      if (!pattern.test(source)) throw new Error(`${file} has no place like ${String(pattern)}.`)
      return source.replace(pattern, (found) => text + found)
    },
    readFileSync(file, 'utf8'),
  )
}

/** The contract, the slice and its test. */
function routeFiles({ name, camel, pascal, words }: Names, service: Service): Record<string, string> {
  const slice = `services/${service}/src/${name}`
  return {
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
  }
}

/** The feature of the web app. */
function webFiles({ name, camel, pascal }: Names): Record<string, string> {
  return {
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
  }
}

/** The texts in both languages. */
function textFiles({ name, camel, words }: Names): Record<string, string> {
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
