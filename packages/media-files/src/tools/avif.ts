/**
 * AVIF in a process of lowest priority: it takes seconds of a core for each picture, and whoever watches or browses comes
 * first. A thread would not do, since sharp works in threads of its own.
 */
import { fork } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'

export type AvifRendition = { width: number; bytes: Uint8Array }

export type AvifOrder = { id: number; bytes: Uint8Array; widths: readonly number[] }
export type AvifAnswer = { id: number; renditions: AvifRendition[]; error: string | null }

export type AvifMaker = {
  /** The picture in these widths. Throws where it cannot be decoded, and when the maker is closed meanwhile. */
  make(bytes: Uint8Array, widths: readonly number[]): Promise<AvifRendition[]>
  close(): void
}

export function openAvifMaker(): AvifMaker {
  const child = fork(path.join(import.meta.dirname, 'avif-process.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  const waiting = new Map<number, PromiseWithResolvers<AvifRendition[]>>()
  let orders = 0
  const fail = (error: Error) => {
    for (const order of waiting.values()) order.reject(error)
    waiting.clear()
  }
  child.on('message', (message) => {
    const { id, renditions, error } = message as AvifAnswer
    const order = waiting.get(id)
    waiting.delete(id)
    if (error === null) order?.resolve(renditions)
    else order?.reject(new Error(error))
  })
  child.once('error', fail)
  child.once('exit', () => fail(new Error('The maker of AVIF has ended.')))
  return {
    make(bytes, widths) {
      const order = Promise.withResolvers<AvifRendition[]>()
      const id = orders++
      waiting.set(id, order)
      if (child.connected) child.send({ id, bytes, widths } satisfies AvifOrder)
      else fail(new Error('The maker of AVIF has ended.'))
      return order.promise
    },
    close() {
      child.kill()
    },
  }
}
