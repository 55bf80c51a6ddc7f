/** Where the product starts: what it is made of is compiled once and kept, then it runs. JavaScript, since TypeScript would be read before the cache. */
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Beside the code, where only who installs it writes: what lies there is run.
enableCompileCache(path.join(import.meta.dirname, '../../../node_modules/.cache/code'))
await import('./run.ts')
