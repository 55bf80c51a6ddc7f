/** Copies all objects of one storage into another, and compares them afterwards. @spec decisions 7.9 */
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Storage } from './storage.ts'

/** In bytes. */
export type CopyProgress = { phase: 'copying' | 'comparing'; done: number; total: number }

/** `differing`: keys whose bytes differ in the target. */
export type CopyReport = { objects: number; bytes: number; copied: number; differing: string[] }

/**
 * Objects already in the target with the same size are not copied again, so that an aborted copy can be resumed; every object is compared.
 * Nothing is removed anywhere.
 */
export async function copyObjects(
  from: Storage,
  to: Storage,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: CopyProgress) => void },
): Promise<CopyReport> {
  const objects = await Array.fromAsync(from.list())
  const there = new Map(await Array.fromAsync(to.list(), ({ key, bytes }) => [key, bytes] as const))
  const total = objects.reduce((sum, { bytes }) => sum + bytes, 0)
  const lacking = objects.filter(({ key, bytes }) => there.get(key) !== bytes)
  let done = total - lacking.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { key, bytes } of lacking) {
    signal.throwIfAborted()
    await to.write(key, await buffer(from.read(key)))
    done += bytes
    onProgress({ phase: 'copying', done, total })
  }
  const differing: string[] = []
  let compared = 0
  for (const { key, bytes } of objects) {
    signal.throwIfAborted()
    if ((await hashOf(from, key)) !== (await hashOf(to, key))) differing.push(key)
    compared += bytes
    onProgress({ phase: 'comparing', done: compared, total })
  }
  return { objects: objects.length, bytes: total, copied: lacking.length, differing }
}

async function hashOf(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of storage.read(key)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
