/** Moves script/test to a network namespace, so that tests can connect machines without touching this host's network. */
import { spawnSync } from 'node:child_process'

const WITH_LOOPBACK = `exec unshare --net -- sh -c 'ip link set lo up && exec "$@"' sh "$@"`

/**
 * Continues this process in a network namespace of its own, from its first line; does nothing if it is in one. Returns why not, if the
 * system allows none.
 */
export function enterOwnNetwork(): string | null {
  if (process.env['TESTS_NETWORK'] === 'own') return null
  if (process.geteuid?.() !== 0) return 'only root may make network namespaces'
  const { status, stderr } = spawnSync('unshare', [
    '--net',
    'ip',
    'link',
    'add',
    'machines',
    'type',
    'bridge',
  ])
  if (status !== 0)
    return `network namespaces cannot be made here: ${stderr ? String(stderr).trim() : 'no unshare'}`
  if (!process.execve) return 'this Node.js cannot replace its process'
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  return process.execve('/bin/sh', ['sh', '-c', WITH_LOOPBACK, 'sh', ...again], {
    ...process.env,
    TESTS_NETWORK: 'own',
  })
}
