/** Gives processes a fixed share of a processor, by a control group (version 1 or 2; needs root). */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Machine } from '@quintet/testing/network'

const PERIOD_US = 20_000
const ROOT = '/sys/fs/cgroup'

/** A machine on this host that gets `share` of a processor, 0 to 1. `close` works once its processes have ended. */
export function openShare(name: string, share: number): Machine & { close(): void } {
  const isSecond = existsSync(path.join(ROOT, 'cgroup.controllers'))
  const group = path.join(ROOT, isSecond ? '' : 'cpu', `quintet-bench-${process.pid}-${name}`)
  mkdirSync(group)
  const quota = Math.round(PERIOD_US * share)
  if (isSecond) writeFileSync(path.join(group, 'cpu.max'), `${quota} ${PERIOD_US}`)
  else {
    writeFileSync(path.join(group, 'cpu.cfs_period_us'), String(PERIOD_US))
    writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(quota))
  }
  const enter = `echo $$ > ${path.join(group, 'cgroup.procs')} && exec "$@"`
  return { address: '127.0.0.1', prefix: ['sh', '-c', enter, 'sh'], close: () => rmdirSync(group) }
}
