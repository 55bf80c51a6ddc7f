/** Whether a data folder is where its database was started, or a copy that was made while it ran. @spec decisions 7.7, security 4.5 */
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const PLACE_FILE = 'quintet-place'

/** Notes which folder it is, before its server is started, so that a copy can be told from it. Gives the note's file. */
export async function notePlace(dir: string): Promise<string> {
  const inode = await inodeOf(dir)
  const file = path.join(dir, PLACE_FILE)
  if ((await readFile(file, 'utf8').catch(() => '')) !== inode) await writeFile(file, inode, { mode: 0o600 })
  return file
}

/**
 * Why the folder is a copy of one whose server ran meanwhile, or null. `serverDir` is the folder that its postmaster.pid names. A folder
 * that was moved as a whole keeps its inode; one whose disk came back under other numbers keeps its path.
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

/** Whether a server that runs `serverDir` runs this folder, which it may see under another path; true where that cannot be told. */
export async function isSameFolder(dir: string, serverDir: string): Promise<boolean> {
  if (serverDir === dir) return true
  const [own, other] = await Promise.all([stat(dir), stat(serverDir).catch(() => null)])
  return other === null || (own.ino === other.ino && own.dev === other.dev)
}

async function inodeOf(dir: string): Promise<string> {
  return String((await stat(dir)).ino)
}
