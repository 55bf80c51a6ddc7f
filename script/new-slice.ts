/** Writes the files of a new slice and registers it where slices are listed. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { planSlice } from './slices/plan-slice.ts'

const [name = '', service = 'customer'] = process.argv.slice(2)
if (!/^[a-z]+(-[a-z]+)*$/.test(name) || (service !== 'customer' && service !== 'content')) {
  console.error('usage: script/new-slice NAME [customer|content] (lower case and hyphens)')
  process.exit(2)
}
// All of it is planned before anything is written, so that a failure leaves nothing behind.
const { made, named } = planSlice(name, service)
for (const file of Object.keys(made)) if (existsSync(file)) throw new Error(`${file} is there already.`)
for (const [file, text] of Object.entries({ ...made, ...named })) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`${file in made ? 'made' : 'named in'} ${file}`)
}
console.log(`
Next: its row in tests/contract/access-table.ts (who may call it), a table (script/new-migration ${name}), its rule and tests
named in docs/spec, and a place in the web app that shows it. Then: script/test services/${service}/src/${name}`)
