/** A first start's media tools, for the commands that measure its results. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { MediaTools } from '../maker.ts'

const run = promisify(execFile)

export const TOOLS: MediaTools = {
  ffmpeg: async (args) => {
    await run('ffmpeg', ['-nostdin', '-v', 'error', ...args])
  },
}
