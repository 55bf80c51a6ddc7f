/**
 * The user that a tool runs as in its cage: the service's own user, or nobody, who owns nothing on this machine in case the cage ever
 * breaks. Only root can switch to another user, and nobody can read only files that everyone may read. @spec security 3.4
 */
import { stat } from 'node:fs/promises'

export type CageUser = 'own' | 'nobody'

const NOBODY = 65_534
/** The id of nobody within the cage, where the service's user is root. */
const GUEST = 1
const UNSHARE_CALL: Partial<Record<string, number>> = { x64: 272, arm64: 97 }
const READABLE_BY_ALL = 0o004

/** True if tools can run as nobody here. */
export function canLendNobody(perl: string | null): boolean {
  return perl !== null && process.arch in UNSHARE_CALL && process.geteuid?.() === 0
}

/** Returns the command prefix that creates a user namespace. */
export function enterWords(user: CageUser, { unshare, perl }: EnterTools): string[] {
  const call = UNSHARE_CALL[process.arch]
  if (user === 'own' || perl === null || call === undefined)
    return [unshare, '--user', '--map-root-user', '--']
  return [perl, '-e', ENTER_WITH_NOBODY, '--', String(call), `0 0 1\n${GUEST} ${NOBODY} 1\n`]
}

/** Returns the setpriv options that switch the tool to that user. */
export function userOptions(user: CageUser): string[] {
  // Changing the user clears the parent-death signal, so it is set again.
  return user === 'own' ? [] : [`--reuid=${GUEST}`, `--regid=${GUEST}`, '--clear-groups', '--pdeathsig=KILL']
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

type EnterTools = { unshare: string; perl: string | null }

// Arguments: the number of the unshare call, and the user map of the namespace. 0x10000000: CLONE_NEWUSER. A child that stays outside may
// write the maps once its parent is inside.
const ENTER_WITH_NOBODY = `my ($unshare, $users) = (shift, shift);
my $inside = $$;
pipe(my $ready, my $go) or die "no pipe: $!";
my $outside = fork // die "no child: $!";
if (!$outside) {
  close $go;
  sysread $ready, my $nothing, 1;
  for my $kind ("uid", "gid") {
    open my $map, ">", "/proc/$inside/\${kind}_map" or exit 1;
    syswrite $map, $users or exit 1;
  }
  exit 0;
}
syscall($unshare + 0, 0x10000000) == 0 or die "no namespace: $!";
close $go;
waitpid $outside, 0;
die "no users" if $?;
exec { $ARGV[0] } @ARGV or die "$ARGV[0]: $!";`
