import { statfs } from 'node:fs/promises'

export type Disk = { freeBytes: number; totalBytes: number }

/** The disk that a folder lies on, as far as this process may use it. Throws where there is no such folder. */
export async function readDisk(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
