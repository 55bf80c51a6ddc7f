import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isProblem } from '@quintet/contracts/problem'
import { Shares } from './shares.ts'

test('[security 2.1] runs twelve requests of a network at once; more of its own wait, other networks’ do not', async () => {
  const shares = new Shares()
  const release: (() => void)[] = []
  let begun = 0
  const ask = (owner: string) =>
    shares.within(owner, () => {
      begun++
      return new Promise<void>((resolve) => release.push(resolve))
    })
  const flood = Array.from({ length: 512 }, () => ask('flood'))
  const tooMany = ask('flood')
  await assert.rejects(tooMany, (error) => isProblem(error, 'overloaded'))
  assert.equal(begun, 12)
  const other = ask('other')
  assert.equal(begun, 13)
  while (release.length > 0) {
    release.shift()?.()
    await Promise.resolve()
    await new Promise(setImmediate)
  }
  await Promise.all([...flood, other])
  assert.equal(begun, 513)
  const again = ask('flood')
  release.pop()?.()
  await again
})
