/**
 * Makes hashing passwords cost a three-hundredth of its work in this process, for tests that sign up by the hundred and are about
 * something else. In here, so that nothing outside of tests can. Imported before what hashes; by script/tests/node-tests.ts.
 */
import crypto, { type Argon2Parameters } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const CHEAP = { memory: 64, passes: 1 }

const { argon2 } = crypto
Object.assign(crypto, {
  argon2: (
    kind: Parameters<typeof argon2>[0],
    wanted: Argon2Parameters,
    done: Parameters<typeof argon2>[2],
  ) => argon2(kind, { ...wanted, ...CHEAP }, done),
})
syncBuiltinESMExports()
