/**
 * The cage around a tool that reads untrusted media: its own namespaces for users, mounts, processes, IPC and network, and a root folder
 * with only the system's programs and the files to read, all read-only. No other file, socket or process of the machine is visible in it,
 * and no capability is left to reach one. @spec security 3.1
 */

import { filterWords } from './call-filter.ts'
import { type CageUser, enterWords, userOptions } from './cage-user.ts'

/** What a tool needs of the system, including its libraries in /usr and /lib. */
const SYSTEM = 'usr etc/alternatives bin sbin lib lib32 lib64'
const DEVICES = 'null zero urandom'

// $1: an empty folder to become the root; then folders to hide and `--`, files to read and `--`, and the command.
// A tool often runs for less time than it takes to start two dozen programs, so each of them does as much as possible at once. Read-only is
// a second step, though: in a single one, mount drops a mount's other options, such as nosuid, and the kernel refuses that.
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
  /** Switches to another user and installs the system call filter; null if it is not installed. */
  perl: string | null
}

/**
 * How a tool is confined: its user, whether the kernel refuses the system calls that no media reader needs, and whether it may open
 * connections. A tool that fetches a live source may, and then has the machine's network.
 */
export type Cage = { user: CageUser; isFiltered: boolean; hasNetwork: boolean }

/**
 * Returns the command prefix that confines a tool: `root` is an empty folder, and `readable` are the files it may read. Of the folders in
 * `hidden` it sees nothing else, even if they are among the system's programs.
 */
export function cageWords(
  cage: Cage,
  { unshare, setpriv, shell, perl }: CageTools,
  { root, hidden, readable }: { root: string; hidden: readonly string[]; readable: readonly string[] },
): string[] {
  const enter = enterWords(cage.user, { unshare, perl })
  // Ends the tool when we end, even if we are killed. Set within the user namespace, because entering that clears it.
  const leash = [setpriv, '--pdeathsig', 'KILL', '--']
  const net = cage.hasNetwork ? [] : ['--net']
  const alone = [unshare, ...net, '--mount', '--ipc', '--pid', '--fork', '--kill-child', '--']
  return [...enter, ...leash, ...alone, shell, '-c', BUILD, 'cage', root, ...hidden, '--', ...readable, '--']
}

/** Returns the words directly before the tool, which keep it from ever gaining privileges. */
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
