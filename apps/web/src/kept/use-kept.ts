import { useEffect, useRef, useState } from 'react'
import { watchKept } from './changes.ts'
import { runOf, type Run } from './keeping.ts'
import { isOpen, readAbout, readTitle, readTitles, type KeptAbout, type KeptRow } from './store.ts'

export type KeptOne = Omit<KeptRow, 'about'> & {
  run: Run | undefined
  /** Null: the device has been out of contact for too long and needs a connection first. */
  about: KeptAbout | null
}

/** Returns the titles this device has saved and may show, newest first; undefined: not known yet. */
export function useKeptTitles(): readonly KeptOne[] | undefined {
  return useRead(async () => {
    const rows = (await readTitles()).filter(({ key }) => key !== null)
    return Promise.all(rows.map(withState))
  }, '')
}

/** Returns one title; null: not saved, undefined: not known yet. */
export function useKeptTitle(contentId: number): KeptOne | null | undefined {
  return useRead(async () => {
    const row = await readTitle(contentId)
    return row && row.key !== null ? withState(row) : null
  }, String(contentId))
}

async function withState(row: KeptRow): Promise<KeptOne> {
  return { ...row, run: runOf(row.contentId), about: (await isOpen(row)) ? await readAbout(row) : null }
}

function useRead<T>(read: () => Promise<T>, key: string): T | undefined {
  const [value, setValue] = useState<{ key: string; read: T }>()
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    let isOver = false
    let reading = Promise.resolve()
    const look = () => {
      // Reads run one after the other, so that an older result never comes last.
      reading = reading.then(readNow).catch(() => undefined)
    }
    const readNow = async () => {
      const now = await latest.current()
      if (!isOver) setValue({ key, read: now })
    }
    look()
    const stop = watchKept(look)
    return () => {
      isOver = true
      stop()
    }
  }, [key])
  return value?.key === key ? value.read : undefined
}
