/** Chooses the user that PostgreSQL runs as: it refuses to run as root, and initdb refuses a user without a name. */
import { execFile } from 'node:child_process'
import { lchown, lstat, readdir, readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How to run a program: the command prefix, and the owner of the files it writes. */
export type PostgresUser = {
  prefix: readonly string[]
  /** Makes the user own a path and everything below it; does nothing if the files are ours anyway. */
  own(target: string): Promise<void>
}

const OURSELVES: PostgresUser = { prefix: [], own: async () => {} }

/** Chooses the user for the data folder `clusterDir`, which need not exist yet. Throws if root has no way to drop its privileges. */
export async function choosePostgresUser(clusterDir: string): Promise<PostgresUser> {
  const me = process.geteuid?.()
  if (me === undefined || (me !== 0 && hasName())) return OURSELVES
  const owner = await lstat(clusterDir).catch(() => null)
  // Files of an ordinary user (created before "sudo", or by `asUser` below) stay that user's.
  if (me === 0 && owner && owner.uid !== 0) return asUser(owner.uid, owner.gid)

  const service = await serviceUser()
  // A user namespace shows our user to PostgreSQL under another ID while the files stay ours: nothing changes ownership, and no parent
  // folder needs to be readable by others.
  const masked = ['unshare', '--user', `--map-user=${service.uid}`, `--map-group=${service.gid}`, '--']
  if (await works(masked)) return { prefix: masked, own: async () => {} }
  if (me === 0) return asUser(service.uid, service.gid)
  throw new Error(
    `The user ${me} has no name on this system, which PostgreSQL's initdb insists on. Add it to /etc/passwd, or set DATABASE_URL.`,
  )
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

// The kernel, or a container's seccomp profile, may refuse user namespaces; the files then get a separate owner.
async function asUser(uid: number, gid: number): Promise<PostgresUser> {
  const drop = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  // Lets PostgreSQL traverse folders that only root may enter, such as /root above the data folder and node_modules. PostgreSQL calls
  // access(), which ignores the capability unless the fix-up is off.
  const walking = [
    ...drop,
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
    '--',
  ]
  for (const prefix of [walking, [...drop, '--']])
    if (await works(prefix)) return { prefix, own: (target) => chownAll(target, uid, gid) }
  throw new Error(
    'PostgreSQL refuses to run as root, and neither unshare nor setpriv can give it another user here. Start as an ordinary user, or set DATABASE_URL.',
  )
}

async function serviceUser(): Promise<{ uid: number; gid: number }> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = ['postgres', 'daemon', 'nobody']
    .map((name) => users.find(([user]) => user === name))
    .find(Boolean)
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : { uid: 1, gid: 1 }
}

async function works([program = '', ...prefix]: readonly string[]): Promise<boolean> {
  return run(program, [...prefix, 'true']).then(
    () => true,
    () => false,
  )
}

async function chownAll(target: string, uid: number, gid: number): Promise<void> {
  const file = await lstat(target)
  // A folder changes ownership after its contents, so one that has already changed is complete.
  if (file.uid === uid) return
  if (file.isDirectory())
    for (const name of await readdir(target)) await chownAll(path.join(target, name), uid, gid)
  await lchown(target, uid, gid)
}
