/**
 * Runs commands of `quintet` one after the other in this process, as its parent sends them: loading what a command needs takes most of a
 * second, and the tests run a hundred. What a process of its own would differ in is set anew for each: settings, output and status.
 */
import { quintetProgram } from '../../apps/cli/src/program.ts'
import type { Command, Ran } from './command-line.ts'

/** How commander ends the process when it refuses an argument. */
class Exit extends Error {
  readonly status: number
  constructor(status: number) {
    super(`exit ${status}`)
    this.status = status
  }
}

const own = { ...process.env }
let ran: Ran = { status: null, stdout: '', stderr: '' }
for (const name of ['stdout', 'stderr'] as const)
  process[name].write = (text: Uint8Array | string) => {
    ran[name] += String(text)
    return true
  }
const exit = process.exit.bind(process)
// Without a status it is the end of a command that is over already, for handles that it left open.
process.exit = ((status?: number) => {
  if (status !== undefined) throw new Exit(status)
}) as typeof process.exit

async function run({ args, environment }: Command): Promise<Ran> {
  ran = { status: null, stdout: '', stderr: '' }
  process.env = { ...own, ...environment }
  process.exitCode = 0
  try {
    await quintetProgram().parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof Exit)) throw error
    process.exitCode = error.status
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal)
  return { ...ran, status: process.exitCode }
}

async function answer(command: Command): Promise<void> {
  process.send?.(await run(command))
}

process.on('message', (command: Command) => void answer(command))
process.once('disconnect', () => exit(0))
