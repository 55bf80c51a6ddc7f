import { statfs } from 'node:fs/promises'

export type Disk = { freeBytes: number; totalBytes: number }

/** Returns the disk space of a folder as available to this process. Throws if the folder does not exist. */
export async function readDisk(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
