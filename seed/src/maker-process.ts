/** The process behind openMaker. */
import { NO_CACHE, openCache } from './cache.ts'
import type { FromMaker, Library, Made, Part, ToMaker } from './maker.ts'
import { produce } from './produce.ts'
import { type DemoTitle, writeTitle } from './write.ts'

const [folder = '', firstStart = '', cacheDir = ''] = process.argv.slice(2)
const library: Library = { folder, firstStart: new Date(firstStart), cacheDir: cacheDir || null }
const cache = library.cacheDir === null ? NO_CACHE : await openCache(library.cacheDir)
const waiting = new Map<number, PromiseWithResolvers<void>>()
let calls = 0

// With a callback, a parent that is gone is no unhandled error: `disconnect` ends this process.
const say = (message: FromMaker) => process.send?.(message, () => {})
const tools = {
  ffmpeg(args: string[]): Promise<void> {
    const call = Promise.withResolvers<void>()
    const id = calls++
    waiting.set(id, call)
    say({ type: 'ffmpeg', id, args })
    return call.promise
  },
}

process.on('disconnect', () => process.exit())
process.on('message', (message: ToMaker) => {
  if (message.type === 'make') void answer(message.title, message.part)
  else {
    const call = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error === null) call?.resolve()
    else call?.reject(new Error(message.error))
  }
})

async function answer(title: DemoTitle, part: Part): Promise<void> {
  try {
    say({ type: 'made', ...(await make(title, part)) })
  } catch (error) {
    say({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

async function make(title: DemoTitle, part: Part): Promise<Made> {
  if (part === 'pictures')
    return { made: await writeTitle(title, library.folder, { ...library, cache }), missing: [] }
  return produce(title.key, library.folder, { part, tools, cache })
}
