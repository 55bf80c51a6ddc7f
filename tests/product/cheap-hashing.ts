/**
 * Reduces password hashing in this process to a three-hundredth of its cost, for tests that sign up members by the hundred and are about
 * something else. Kept in the tests so that nothing else can use it. Imported before anything that hashes, by script/tests/node-tests.ts.
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
