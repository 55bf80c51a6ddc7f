/**
 * Pictures are made in a process of lowest priority: whoever watches or browses comes first, unless somebody waits for the picture. One
 * that brings down the decoder brings down nothing else. A thread would not do, since sharp works in threads of its own.
 */
import { fork } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { MediaToolError, type MediaToolFailure } from './media-tool-error.ts'
import type { PicturePart, RenderedPicture, Rendition } from './pictures.ts'

export type PictureOrder = {
  id: number
  make: 'webp' | 'avif'
  bytes: Uint8Array
  widths: readonly number[]
  /** Of a WebP: what of the picture is made, if not all. */
  part?: PicturePart | undefined
}
export type PictureAnswer = {
  id: number
  rest:
    | { made: RenderedPicture | Rendition[] }
    | { refused: { kind: MediaToolFailure; reason: string } }
    | { failed: string }
}

export type PictureMaker = {
  /** As `renderPicture`. Throws also when the maker is closed meanwhile. */
  render(bytes: Uint8Array, widths: readonly number[], part?: PicturePart): Promise<RenderedPicture>
  /** As `encodeAvif`. Throws also when the maker is closed meanwhile. */
  encodeAvif(bytes: Uint8Array, widths: readonly number[]): Promise<Rendition[]>
  close(): void
}

/** The maker has ended before it answered: somebody closed it, or a picture brought it down. */
class MakerEnded extends Error {
  constructor() {
    super('The maker of pictures has ended.')
  }
}

/** `isAwaited`: somebody looks at a screen until it is made. */
export function openPictureMaker({ isAwaited = false } = {}): PictureMaker {
  const child = fork(path.join(import.meta.dirname, 'picture-process.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (child.pid !== undefined && !isAwaited) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let orders = 0
  // With nothing in hand it keeps nobody from ending.
  const hold = (isHeld: boolean) => {
    const change = isHeld ? 'ref' : 'unref'
    child[change]()
    child.channel?.[change]()
  }
  hold(false)
  const fail = (error: Error) => {
    for (const order of waiting.values()) order.reject(error)
    waiting.clear()
  }
  child.on('message', (message) => {
    const { id, rest } = message as PictureAnswer
    const order = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) hold(false)
    if ('made' in rest) order?.resolve(rest.made)
    else if ('refused' in rest) order?.reject(new MediaToolError(rest.refused.kind, rest.refused.reason))
    else order?.reject(new Error(rest.failed))
  })
  child.once('error', fail)
  child.once('exit', () => fail(new MakerEnded()))
  const make = (order: Omit<PictureOrder, 'id'>): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>()
    const id = orders++
    waiting.set(id, answer)
    hold(true)
    if (child.connected) child.send({ id, ...order } satisfies PictureOrder)
    else fail(new MakerEnded())
    return answer.promise
  }
  return {
    render: async (bytes, widths, part) =>
      (await make({ make: 'webp', bytes, widths, part })) as RenderedPicture,
    encodeAvif: async (bytes, widths) => (await make({ make: 'avif', bytes, widths })) as Rendition[],
    close() {
      child.kill()
    },
  }
}

const REST_MS = 10_000

let shared: PictureMaker | null = null
let inHand = 0
let closing: NodeJS.Timeout | undefined

/** As `renderPicture`, in a maker that all share and that ends when nothing was wanted for ten seconds. */
export async function renderAside(
  bytes: Uint8Array,
  widths: readonly number[],
  part?: PicturePart,
): Promise<RenderedPicture> {
  clearTimeout(closing)
  inHand++
  try {
    return await (shared ??= openPictureMaker()).render(bytes, widths, part)
  } catch (error) {
    if (!(error instanceof MakerEnded)) throw error
    // Another picture may have brought it down: this one is tried alone, which tells.
    shared = null
    return await renderAlone(bytes, widths, part)
  } finally {
    inHand--
    if (inHand === 0) closing = setTimeout(closeShared, REST_MS).unref()
  }
}

/** As `renderPicture`, for somebody who waits for it. */
export function renderAwaited(bytes: Uint8Array, widths: readonly number[]): Promise<RenderedPicture> {
  return renderAlone(bytes, widths, undefined, { isAwaited: true })
}

async function renderAlone(
  bytes: Uint8Array,
  widths: readonly number[],
  part?: PicturePart,
  options?: { isAwaited: boolean },
): Promise<RenderedPicture> {
  const maker = openPictureMaker(options)
  try {
    return await maker.render(bytes, widths, part)
  } catch (error) {
    throw error instanceof MakerEnded
      ? new MediaToolError('refused', 'The picture cannot be decoded.', { cause: error })
      : error
  } finally {
    maker.close()
  }
}

function closeShared(): void {
  shared?.close()
  shared = null
}
