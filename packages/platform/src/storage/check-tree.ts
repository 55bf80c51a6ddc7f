/** Checks a folder before its files become objects. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { checkKey } from './storage.ts'

/**
 * Returns the paths of all files below a folder, with slashes. Throws if a path is not a valid key, or an entry is neither a file nor a
 * folder: a link or a device would be served as if it were media.
 */
export async function checkTree(directory: string, prefix = ''): Promise<string[]> {
  const names: string[] = []
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const key = checkKey(`${prefix}${entry.name}`)
    if (entry.isDirectory()) names.push(...(await checkTree(path.join(directory, entry.name), `${key}/`)))
    else if (entry.isFile()) names.push(key)
    else throw new Error(`${key} is neither a file nor a folder.`)
  }
  return names
}
