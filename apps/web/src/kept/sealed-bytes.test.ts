import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { seal, sealText, takeKey, unseal, unsealText } from './sealed-bytes.ts'

const aKey = () => takeKey(randomBytes(32).toString('base64url'))

test('[decisions 11.32] decrypts a file only with its own key and under its own name', async () => {
  const key = await aKey()
  const bytes = randomBytes(1000)
  const sealed = await seal(key, 'ast_1/a-0/00001.m4s', bytes)
  assert.deepEqual(Buffer.from(await unseal(key, 'ast_1/a-0/00001.m4s', sealed)), bytes)
  assert.equal(Buffer.from(sealed.bytes).includes(bytes.subarray(0, 16)), false)
  await assert.rejects(unseal(await aKey(), 'ast_1/a-0/00001.m4s', sealed))
  await assert.rejects(unseal(key, 'ast_1/a-0/00002.m4s', sealed))
  const changed = Buffer.from(sealed.bytes.slice(0))
  changed[10] = (changed[10] ?? 0) ^ 1
  await assert.rejects(
    unseal(key, 'ast_1/a-0/00001.m4s', { ...sealed, bytes: new Uint8Array(changed).buffer }),
  )
})

test('[decisions 11.32] encrypts the same text to different bytes each time, and the key cannot be exported', async () => {
  const key = await aKey()
  const [one, other] = [await sealText(key, 'about', 'Träume'), await sealText(key, 'about', 'Träume')]
  assert.notDeepEqual(Buffer.from(one.bytes), Buffer.from(other.bytes))
  assert.equal(await unsealText(key, 'about', other), 'Träume')
  assert.equal(key.extractable, false)
  await assert.rejects(crypto.subtle.exportKey('raw', key))
})
