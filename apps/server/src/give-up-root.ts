/** A server started by root switches to the owner of its data, who has fewer privileges on the machine. @spec security 4.6 */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Becomes the owner of `dataDir`, or of its nearest existing parent, if this process is root and the owner is another user who can read the
 * program's folder `code`. Returns whether the process is still root.
 */
export function giveUpRoot({ dataDir, code }: { dataDir: string; code: string }): { isRoot: boolean } {
  const { geteuid, seteuid, setgid, setgroups, setuid } = process
  if (geteuid?.() !== 0) return { isRoot: false }
  const { uid, gid } = nearest(path.resolve(dataDir))
  if (uid === 0 || !seteuid || !setgid || !setgroups || !setuid) return { isRoot: true }
  // Tried in a reversible way first.
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

// Not access(), which checks the real user.
function isReadable(folder: string): boolean {
  try {
    readdirSync(folder)
    return true
  } catch {
    return false
  }
}
