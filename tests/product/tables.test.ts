import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type Product, startProduct } from './index.ts'

const FILES = ['tables.ts', 'money-tables.ts'].map(
  (name) => new URL(`../../packages/platform/src/db/${name}`, import.meta.url),
)

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

/** `table -> columns` as the types say; every table is a type of its own, named in `Tables`. */
async function typedColumns(): Promise<Map<string, string[]>> {
  const source = (await Promise.all(FILES.map((file) => readFile(file, 'utf8')))).join('\n')
  const columnsOf = new Map(
    [...source.matchAll(/export type (\w+Table) = \{([^}]*(?:\{[^}]*\}[^}]*)*)\}/g)].map(
      ([, name = '', body = '']) => [
        name,
        [...body.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').matchAll(/(?:^|[;\n{])\s*(\w+)\??:/g)].map(
          ([, column = '']) => column,
        ),
      ],
    ),
  )
  const all = [...source.matchAll(/export type (?:Money)?Tables = (?:\w+ & )?\{([^}]*)\}/g)]
    .map(([, names = '']) => names)
    .join('\n')
  return new Map(
    [...all.matchAll(/(\w+): (\w+)/g)].map(([, table = '', type = '']) => [table, columnsOf.get(type) ?? []]),
  )
}

test('the types of the tables name exactly the columns of the migrated database', async () => {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(product.db)
  const stored = Map.groupBy(rows, (row) => row.table_name)
  const typed = await typedColumns()
  assert.deepEqual([...typed.keys()].toSorted(), [...stored.keys()].toSorted())
  for (const [table, columns] of typed)
    assert.deepEqual(
      columns.toSorted(),
      (stored.get(table) ?? []).map((row) => row.column_name).toSorted(),
      table,
    )
})
