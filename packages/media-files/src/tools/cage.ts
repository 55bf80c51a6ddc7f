/**
 * The cage around a tool that reads foreign media: namespaces of its own for users, mounts, processes, IPC and network, and a root
 * folder that holds the system's programs and the files to read, all read-only. No other file, no socket, no process of the machine
 * has a name in there, and no capability is left to reach one. @spec security 3.1
 */

import { filterWords } from './call-filter.ts'
import { type CageUser, enterWords, userOptions } from './cage-user.ts'

/** What a tool needs of the system beside its libraries in /usr and /lib. */
const SYSTEM = 'usr etc/alternatives bin sbin lib lib32 lib64'
const DEVICES = 'null zero urandom'

// $1: an empty folder to be the root; then folders to hide and `--`, files to read and `--`, and the command.
// A tool often works for less time than it takes to start two dozen programs, so each does as much as it can at once; but read-only
// is a second step: in one, mount forgets what else a place was mounted with, such as nosuid, and the kernel refuses it.
const BUILD = `set -eu
root=$1
shift
mount -t tmpfs -o mode=755,size=1m cage "$root"
cd "$root"
places= links=
for place in ${SYSTEM}; do
  if [ -L "/$place" ]; then links="$links /$place"
  elif [ -d "/$place" ]; then places="$places $place"
  fi
done
[ ! -e /etc/ld.so.cache ] || links="$links /etc/ld.so.cache"
[ -z "$links" ] || cp --no-dereference --parents $links .
mkdir -p dev etc $places
{
  for place in $places; do echo "/$place $place none rbind"; done
  for device in ${DEVICES}; do
    : >"dev/$device"
    echo "/dev/$device dev/$device none bind"
  done
} >etc/fstab
mount --all --fstab etc/fstab
for place in $places; do mount -o remount,bind,ro "$place"; done
while [ "$1" != -- ]; do
  [ ! -d ".$1" ] || mount -t tmpfs -o mode=755,size=1m cage ".$1"
  shift
done
shift
while [ "$1" != -- ]; do
  if [ ! -e ".$1" ]; then
    [ -d ".\${1%/*}" ] || mkdir -p ".\${1%/*}"
    : >".$1"
    mount --bind "$1" ".$1"
    mount -o remount,bind,ro ".$1"
  fi
  shift
done
shift
unset PWD OLDPWD
exec chroot . "$@"`

export type CageTools = {
  unshare: string
  setpriv: string
  shell: string
  /** Lends another user and hands the filter of system calls to the kernel; null where it is not installed. */
  perl: string | null
}

/**
 * How a tool is shut in: as whom, whether the kernel refuses it what no reader of media needs, and whether it may open connections: what
 * fetches a live source may, and has the machine's network then.
 */
export type Cage = { user: CageUser; isFiltered: boolean; hasNetwork: boolean }

/**
 * Words before a command that shut it in; `root` is an empty folder, `readable` are the files that it may read, and of the folders in
 * `hidden` it sees nothing else, also where they lie among the system's programs.
 */
export function cageWords(
  cage: Cage,
  { unshare, setpriv, shell, perl }: CageTools,
  { root, hidden, readable }: { root: string; hidden: readonly string[]; readable: readonly string[] },
): string[] {
  const enter = enterWords(cage.user, { unshare, perl })
  // Dies with us, also when we are killed. Behind the user namespace, because entering it clears this.
  const leash = [setpriv, '--pdeathsig', 'KILL', '--']
  const net = cage.hasNetwork ? [] : ['--net']
  const alone = [unshare, ...net, '--mount', '--ipc', '--pid', '--fork', '--kill-child', '--']
  return [...enter, ...leash, ...alone, shell, '-c', BUILD, 'cage', root, ...hidden, '--', ...readable, '--']
}

/** Words right before the tool: whatever it is made to do, it gains nothing. */
export function powerlessWords(cage: Cage, { setpriv, perl }: CageTools): string[] {
  return [
    setpriv,
    ...userOptions(cage.user),
    '--no-new-privs',
    '--bounding-set=-all',
    '--inh-caps=-all',
    '--',
    ...(cage.isFiltered ? filterWords(perl, { hasNetwork: cage.hasNetwork }) : []),
  ]
}
