/** A server that root started goes on as the owner of its data, who can do less to the machine. @spec security 4.6 */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Becomes the owner of `dataDir`, or of the nearest folder above that exists, where this process is root and that one is not and can
 * read the program's folder `code`. Answers whether the process is still root.
 */
export function giveUpRoot({ dataDir, code }: { dataDir: string; code: string }): { isRoot: boolean } {
  const { geteuid, seteuid, setgid, setgroups, setuid } = process
  if (geteuid?.() !== 0) return { isRoot: false }
  const { uid, gid } = nearest(path.resolve(dataDir))
  if (uid === 0 || !seteuid || !setgid || !setgroups || !setuid) return { isRoot: true }
  // Tried in a way that can be taken back.
  seteuid(uid)
  const canRun = isReadable(code)
  seteuid(0)
  if (!canRun) return { isRoot: true }
  setgroups([])
  setgid(gid)
  setuid(uid)
  return { isRoot: false }
}

function nearest(folder: string): { uid: number; gid: number } {
  return statSync(folder, { throwIfNoEntry: false }) ?? nearest(path.dirname(folder))
}

// Not access(), which asks for the real user.
function isReadable(folder: string): boolean {
  try {
    readdirSync(folder)
    return true
  } catch {
    return false
  }
}
