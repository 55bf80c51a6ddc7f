/**
 * The program that builds a cage around itself and then becomes the tool. It is Perl because Debian always has it and no other program
 * there can make every one of these calls: as a shell script with util-linux, it started 16 programs (decision 0586). @spec security 3.1
 */

/** What a tool needs of the system, including its libraries in /usr and /lib. */
const SYSTEM = 'usr etc/alternatives bin sbin lib lib32 lib64'
const DEVICES = 'null zero urandom'

/**
 * Arguments: the numbers of the calls; what is added to its priority; the user map of the namespace, or nothing for the user's own; 1 for
 * the machine's network; limits; the system call filter or nothing; an empty folder to become the root; then folders to hide and `--`,
 * files to read and `--`, and the command. Whatever fails ends it before the tool runs.
 */
export const BUILD = `my ($calls, $nice, $users, $network, $limits, $filter, $root) = splice @ARGV, 0, 7;
my ($mount, $unshare, $prctl, $prlimit, $statfs, $capset, $setgroups, $setresgid, $setresuid, $pivot_root, $umount2) = map { $_ + 0 } split / /, $calls;

sub must {
  my ($what, $call, @words) = @_;
  syscall($call, @words) != -1 or die "$what: $!\\n";
}
sub words {
  my @words;
  while (defined(my $word = shift @ARGV)) {
    return @words if $word eq "--";
    push @words, $word;
  }
  die "no end of a list\\n";
}
sub write_to {
  my ($file, $text) = @_;
  open my $to, ">", $file or die "$file: $!\\n";
  defined(syswrite $to, $text) or die "$file: $!\\n";
}
sub make_folder {
  my ($folder) = @_;
  return if -d $folder;
  make_folder($1) if $folder =~ m{^(.+)/[^/]+$};
  mkdir $folder or die "$folder: $!\\n";
}
sub make_file {
  my ($file) = @_;
  make_folder($1) if $file =~ m{^(.+)/};
  open my $made, ">", $file or die "$file: $!\\n";
}
# 0x1000: MS_BIND, 0x4000: MS_REC.
sub bind_to {
  my ($from, $to, $more) = @_;
  must("bind $from", $mount, $from, $to, 0, 0x1000 | $more, 0);
}
# In a second step, and with nosuid, nodev and noexec where the mount has them: without them, the kernel refuses it. 0x21: MS_REMOUNT, MS_RDONLY.
sub bind_read_only {
  my ($from, $to, $more) = @_;
  bind_to($from, $to, $more);
  my $facts = "\\0" x 256;
  my $path = $to;
  syscall($statfs, $path, $facts) == 0 or die "statfs $to: $!\\n";
  must("read-only $to", $mount, "none", $to, 0, 0x1021 | (unpack("x80 Q", $facts) & 0xe), 0);
}
sub hide {
  my ($folder) = @_;
  must("hide $folder", $mount, "cage", $folder, "tmpfs", 0, "mode=755,size=1m");
}

my @hidden = words();
my @readable = words();
umask 022;
setpriority 0, 0, getpriority(0, 0) + $nice if $nice;

# A user namespace. A child that stays outside may map two users once its parent is inside; its own user may be mapped from within.
my ($uid, $gid, $inside) = ($>, $) + 0, $$);
my ($ready, $go, $outside);
if ($users ne "") {
  pipe $ready, $go or die "no pipe: $!\\n";
  $outside = fork // die "no child: $!\\n";
  if (!$outside) {
    close $go;
    sysread $ready, my $nothing, 1;
    write_to("/proc/$inside/\${_}_map", $users) for "uid", "gid";
    exit 0;
  }
}
must("no user namespace", $unshare, 0x10000000);
if ($users ne "") {
  close $go;
  waitpid $outside, 0;
  die "no users\\n" if $?;
} else {
  write_to("/proc/self/setgroups", "deny");
  write_to("/proc/self/uid_map", "0 $uid 1\\n");
  write_to("/proc/self/gid_map", "0 $gid 1\\n");
}

# PR_SET_PDEATHSIG: ends when the service ends, even if that is killed. Set within the user namespace, because entering that clears it.
must("no leash", $prctl, 1, 9, 0, 0, 0);
# CLONE_NEWNS, NEWIPC, NEWPID and NEWNET. The tool is the first process of the namespace of processes; this one waits for it outside.
must("no namespaces", $unshare, 0x28020000 | ($network ? 0 : 0x40000000));
my $tool = fork // die "no child: $!\\n";
if ($tool) {
  $SIG{INT} = $SIG{TERM} = "IGNORE";
  waitpid $tool, 0;
  my ($status, $signal) = ($? >> 8, $? & 127);
  if ($signal) {
    $SIG{INT} = $SIG{TERM} = "DEFAULT";
    # No core of this process either.
    must("no limit", $prlimit, 0, 4, pack("QQ", 0, 0), 0);
    kill $signal, $$;
    $status = 128 + $signal;
  }
  exit $status;
}
must("no leash", $prctl, 1, 9, 0, 0, 0);

# MS_REC and MS_PRIVATE: what is mounted from here on is in here alone.
must("no mounts of its own", $mount, "none", "/", 0, 0x44000, 0);
hide($root);
chdir $root or die "$root: $!\\n";
for my $place (qw(${SYSTEM})) {
  if (-l "/$place") {
    symlink readlink("/$place"), $place or die "$place: $!\\n";
  } elsif (-d "/$place") {
    make_folder($place);
    bind_read_only("/$place", $place, 0x4000);
  }
}
for my $device (qw(${DEVICES})) {
  make_file("dev/$device");
  bind_to("/dev/$device", "dev/$device", 0);
}
for my $folder (@hidden) {
  hide(".$folder") if -d ".$folder";
}
for my $file ("/etc/ld.so.cache", @readable) {
  next if -e ".$file" || !-e $file && $file eq "/etc/ld.so.cache";
  make_file(".$file");
  bind_read_only($file, ".$file", 0);
}
# The folder takes the place of the root, which is then gone (2: MNT_DETACH). A container may refuse chroot, and only chroot works where the
# root is no mount of its own.
my $here = ".";
if (syscall($pivot_root, $here, $here) == 0) {
  must("no end of the old root", $umount2, ".", 2);
} else {
  chroot "." or die "chroot: $!\\n";
}
chdir "/" or die "chdir: $!\\n";

for (split / /, $limits) {
  my ($resource, $most) = split /=/;
  must("limit $resource", $prlimit, 0, $resource + 0, pack("QQ", $most, $most), 0);
}

# PR_CAPBSET_DROP, until the kernel knows no further capability; with this, root in here has none either.
my $power = 0;
$power++ while syscall($prctl, 24, $power, 0, 0, 0) == 0;
die "powers: $!\\n" if $power == 0 || $! != 22;
if ($users ne "") {
  must("groups", $setgroups, 0, 0);
  must("group", $setresgid, 1, 1, 1);
  must("user", $setresuid, 1, 1, 1);
}
must("powers", $capset, pack("LL", 0x20080522, 0), pack("L6", 0, 0, 0, 0, 0, 0));
# Changing the user clears the parent-death signal, so it is set again. PR_SET_NO_NEW_PRIVS; PR_SET_SECCOMP, SECCOMP_MODE_FILTER.
must("no leash", $prctl, 1, 9, 0, 0, 0);
must("new powers", $prctl, 38, 1, 0, 0, 0);
if ($filter ne "") {
  my $code = pack "H*", $filter;
  must("no filter", $prctl, 22, 2, pack("S x![P] P", length($code) / 8, $code), 0, 0);
}
exec { $ARGV[0] } @ARGV or die "$ARGV[0]: $!\\n";`
