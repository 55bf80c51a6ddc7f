/**
 * The user that a tool runs as in its cage: the service's own user, or nobody, who owns nothing on this machine in case the cage ever
 * breaks. Only root can switch to another user, and nobody can read only files that everyone may read. @spec security 3.4
 */
import { stat } from 'node:fs/promises'

export type CageUser = 'own' | 'nobody'

const NOBODY = 65_534
/** The id of nobody within the cage, where the service's user is root; BUILD switches to it. */
const GUEST = 1
const READABLE_BY_ALL = 0o004

/** True if tools can run as nobody here. */
export function canLendNobody(): boolean {
  return process.geteuid?.() === 0
}

/** Returns the map of the tool's user namespace; empty if it has the service's own user only. */
export function usersOf(user: CageUser): string {
  return user === 'own' ? '' : `0 0 1\n${GUEST} ${NOBODY} 1\n`
}

/** True if nobody may read all of the files. */
export async function areReadableByAll(files: readonly string[]): Promise<boolean> {
  const modes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mode }) => mode,
        () => 0,
      ),
    ),
  )
  return modes.every((mode) => (mode & READABLE_BY_ALL) !== 0)
}
