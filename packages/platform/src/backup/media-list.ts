/** The files of the media folder, whole ones only. */
import { type Dirent } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'

/** `path` from the media folder, with slashes. */
export type MediaFile = { path: string; bytes: number }

/** Sorted by path; nothing where the folder is missing. Names that begin with a dot are not yet whole. */
export async function listMedia(mediaDir: string): Promise<MediaFile[]> {
  const found = await readdir(mediaDir, { recursive: true, withFileTypes: true }).catch(ignoreMissing)
  const files: MediaFile[] = []
  for (const entry of found) {
    const relative = path.relative(mediaDir, path.join(entry.parentPath, entry.name))
    if (!entry.isFile() || relative.split(path.sep).some((name) => name.startsWith('.'))) continue
    const facts = await lstat(path.join(mediaDir, relative)).catch(() => null)
    if (facts) files.push({ path: relative.split(path.sep).join('/'), bytes: facts.size })
  }
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function ignoreMissing(error: NodeJS.ErrnoException): Dirent[] {
  if (error.code !== 'ENOENT') throw error
  return []
}
