/**
 * The system call filter of a tool in the cage: it refuses the calls that no media reader needs and behind which kernel vulnerabilities
 * were found. Written as the kernel's own bytecode (BPF), which `build-cage.ts` installs.
 * @spec security 3.4
 */

type Numbers = readonly [number, number | null]

/** Sockets: a tool may communicate only through the pipes it is given, unless it fetches a live source. */
const SOCKETS: Record<string, Numbers> = {
  socket: [41, 198], socketpair: [53, 199], connect: [42, 203], bind: [49, 200], listen: [50, 201],
} // prettier-ignore

/** Numbers of each refused call on x64 and arm64, from the kernel's tables; null if the call does not exist there. */
const REFUSED: Record<string, Numbers> = {
  // Access to other processes.
  ptrace: [101, 117], process_vm_readv: [310, 270], process_vm_writev: [311, 271], kcmp: [312, 272], pidfd_getfd: [438, 438],
  // Access to other places: mounts, namespaces, roots, files by handle.
  mount: [165, 40], umount2: [166, 39], pivot_root: [155, 41], chroot: [161, 51], open_tree: [428, 428], move_mount: [429, 429],
  fsopen: [430, 430], fsconfig: [431, 431], fsmount: [432, 432], fspick: [433, 433], mount_setattr: [442, 442], setns: [308, 268],
  unshare: [272, 97], open_by_handle_at: [304, 265], name_to_handle_at: [303, 264], mknod: [133, null], mknodat: [259, 33],
  // Parts of the kernel that are attacked most.
  bpf: [321, 280], perf_event_open: [298, 241], userfaultfd: [323, 282], io_uring_setup: [425, 425], io_uring_enter: [426, 426],
  io_uring_register: [427, 427], keyctl: [250, 219], add_key: [248, 217], request_key: [249, 218], memfd_create: [319, 279],
  personality: [135, 92], modify_ldt: [154, null], ioperm: [173, null], iopl: [172, null],
  // Control of the machine itself.
  init_module: [175, 105], finit_module: [313, 273], delete_module: [176, 106], kexec_load: [246, 104], kexec_file_load: [320, 294],
  reboot: [169, 142], swapon: [167, 224], swapoff: [168, 225], acct: [163, 89], quotactl: [179, 60], syslog: [103, 116],
  settimeofday: [164, 170], clock_settime: [227, 112], adjtimex: [159, 171], clock_adjtime: [305, 266], sethostname: [170, 161],
  setdomainname: [171, 162],
} // prettier-ignore

const ARCHITECTURES = {
  x64: { audit: 0xc000003e, column: 0, clone: 56 },
  arm64: { audit: 0xc00000b7, column: 1, clone: 220 },
} as const

/** A tool that fetches a live source may open only Internet sockets, AF_INET and AF_INET6, but no local or kernel ones. */
const INTERNET = [2, 10] as const

const CLONE3 = 435
/** Flags of clone that create a namespace: NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET. */
const NEW_NAMESPACES = 0x7e020000
/** On x64, the calls of the x32 table begin here. */
const X32_FROM = 0x40000000

const EPERM = 1
const ENOSYS = 38
const ALLOW = 0x7fff0000
const KILL = 0x80000000
const refuse = (errno: number): number => 0x00050000 + errno

// Instructions of classic BPF, and the field offsets of struct seccomp_data.
const LOAD = 0x20
const EQUALS = 0x15
const AT_LEAST = 0x35
const HAS_ANY = 0x45
const RETURN = 0x06
const [NUMBER_AT, ARCHITECTURE_AT, FIRST_ARGUMENT_AT] = [0, 4, 16]

/** True if there is a filter for this architecture. */
export function isFilterable(): boolean {
  return process.arch in ARCHITECTURES
}

/** Returns the number of a refused call on this machine; undefined if the filter refuses no call of that name. */
export function refusedCall(name: string): number | undefined {
  const { arch } = process
  return arch === 'x64' || arch === 'arm64'
    ? ({ ...REFUSED, ...SOCKETS }[name]?.[ARCHITECTURES[arch].column] ?? undefined)
    : undefined
}

/** Returns the filter for this architecture; throws on others. */
export function filterFor({ hasNetwork }: { hasNetwork: boolean }): Buffer {
  const { arch } = process
  if (!(arch === 'x64' || arch === 'arm64')) throw new Error(`There is no system call filter for ${arch}.`)
  const { audit, column, clone } = ARCHITECTURES[arch]
  const numbers = Object.values(hasNetwork ? REFUSED : { ...REFUSED, ...SOCKETS }).flatMap(
    (row) => row[column] ?? [],
  )
  return Buffer.concat([
    // A program of another architecture would use other numbers.
    instruction(LOAD, ARCHITECTURE_AT),
    instruction(EQUALS, audit, 1),
    instruction(RETURN, KILL),
    instruction(LOAD, NUMBER_AT),
    ...(arch === 'x64' ? [instruction(AT_LEAST, X32_FROM, 0, 1), instruction(RETURN, KILL)] : []),
    ...numbers.flatMap((number) => [instruction(EQUALS, number, 0, 1), instruction(RETURN, refuse(EPERM))]),
    ...(hasNetwork ? internetAlone(column) : []),
    // The flags of clone3 are in memory, which filters cannot read; libraries fall back to clone.
    instruction(EQUALS, CLONE3, 0, 1),
    instruction(RETURN, refuse(ENOSYS)),
    instruction(EQUALS, clone, 0, 3),
    instruction(LOAD, FIRST_ARGUMENT_AT),
    instruction(HAS_ANY, NEW_NAMESPACES, 0, 1),
    instruction(RETURN, refuse(EPERM)),
    instruction(RETURN, ALLOW),
  ])
}

/** Checks the address family of sockets, and refuses socket pairs, which are never of an Internet family. */
function internetAlone(column: 0 | 1): Buffer[] {
  const [socket, pair] = [SOCKETS['socket']?.[column] ?? 0, SOCKETS['socketpair']?.[column] ?? 0]
  const [first, second] = INTERNET
  return [
    instruction(EQUALS, pair, 0, 1),
    instruction(RETURN, refuse(EPERM)),
    instruction(EQUALS, socket, 0, 5),
    instruction(LOAD, FIRST_ARGUMENT_AT),
    instruction(EQUALS, first, 2),
    instruction(EQUALS, second, 1),
    instruction(RETURN, refuse(EPERM)),
    instruction(LOAD, NUMBER_AT),
  ]
}

/** Encodes one instruction, which skips the next `whereTrue` or `whereFalse` instructions. */
function instruction(code: number, value: number, whereTrue = 0, whereFalse = 0): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code, 0)
  bytes.writeUInt8(whereTrue, 2)
  bytes.writeUInt8(whereFalse, 3)
  bytes.writeUInt32LE(value, 4)
  return bytes
}
