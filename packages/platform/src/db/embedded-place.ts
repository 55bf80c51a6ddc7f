/** Detects whether a data folder is where its database was started, or a copy made while it ran. @spec decisions 7.7, security 4.5 */
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const PLACE_FILE = 'quintet-place'

/** Records the folder's identity before its server starts, so that a copy can be recognised. Returns the record's file. */
export async function notePlace(dir: string): Promise<string> {
  const inode = await inodeOf(dir)
  const file = path.join(dir, PLACE_FILE)
  if ((await readFile(file, 'utf8').catch(() => '')) !== inode) await writeFile(file, inode, { mode: 0o600 })
  return file
}

/**
 * Returns why the folder is a copy of one whose server was running, or null. `serverDir` is the folder that its postmaster.pid names. A
 * folder moved as a whole keeps its inode; one whose disk was remounted under other numbers keeps its path.
 */
export async function whyTornCopy(dir: string, serverDir: string): Promise<string | null> {
  if (path.resolve(serverDir) === dir) return null
  const noted = await readFile(path.join(dir, PLACE_FILE), 'utf8').catch(() => null)
  if (noted === (await inodeOf(dir))) return null
  return (
    `${dir} is a copy of ${serverDir}, made while the database there was running: such a copy may be torn, and the two must not share a database. ` +
    'Use "quintet backup" there, which copies beside a running server, and "quintet restore" here; or stop Quintet there and copy the folder again. ' +
    `If nothing ran there when the copy was made (after a power cut, say), delete ${path.join(dir, 'postmaster.pid')} and start again.`
  )
}

/**
 * True if a server running on `serverDir` runs on this folder, which it may see under another path; also true if that cannot be determined.
 */
export async function isSameFolder(dir: string, serverDir: string): Promise<boolean> {
  if (serverDir === dir) return true
  const [own, other] = await Promise.all([stat(dir), stat(serverDir).catch(() => null)])
  return other === null || (own.ino === other.ino && own.dev === other.dev)
}

async function inodeOf(dir: string): Promise<string> {
  return String((await stat(dir)).ino)
}
