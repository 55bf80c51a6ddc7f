/**
 * Makes pictures in a process of lowest priority, so that playback and browsing come first unless someone is waiting for the picture. A
 * picture that crashes the decoder crashes nothing else. A thread would not do, since sharp uses threads of its own.
 */
import { fork } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { MediaToolError, type MediaToolFailure } from './media-tool-error.ts'
import type { PictureFit, RenderedPicture, Rendition } from './pictures.ts'
import { programEnv } from './program-env.ts'

export type PictureOrder = {
  id: number
  make: 'webp' | 'avif'
  bytes: Uint8Array
  widths: readonly number[]
  /** For WebP. */
  fit?: PictureFit | undefined
}
export type PictureAnswer = {
  id: number
  rest:
    | { made: RenderedPicture | Rendition[] }
    | { refused: { kind: MediaToolFailure; reason: string } }
    | { failed: string }
}

export type PictureMaker = {
  /** As `renderPicture`. Also throws if the maker is closed in the meantime. */
  render(bytes: Uint8Array, widths: readonly number[], fit?: PictureFit): Promise<RenderedPicture>
  /** As `encodeAvif`. Also throws if the maker is closed in the meantime. */
  encodeAvif(bytes: Uint8Array, widths: readonly number[]): Promise<Rendition[]>
  close(): void
}

/** The maker ended before it responded: it was closed, or a picture crashed it. */
class MakerEnded extends Error {
  constructor() {
    super('The maker of pictures has ended.')
  }
}

/** `isAwaited`: someone is waiting in front of a screen. */
export function openPictureMaker({ isAwaited = false } = {}): PictureMaker {
  const child = fork(path.join(import.meta.dirname, 'picture-process.ts'), {
    env: programEnv(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (child.pid !== undefined && !isAwaited) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let orders = 0
  // An idle maker does not keep the process alive.
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
    render: async (bytes, widths, fit) =>
      (await make({ make: 'webp', bytes, widths, fit })) as RenderedPicture,
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

/** As `renderPicture`, in a shared maker that ends after ten idle seconds. */
export async function renderAside(
  bytes: Uint8Array,
  widths: readonly number[],
  fit?: PictureFit,
): Promise<RenderedPicture> {
  clearTimeout(closing)
  inHand++
  try {
    return await (shared ??= openPictureMaker()).render(bytes, widths, fit)
  } catch (error) {
    if (!(error instanceof MakerEnded)) throw error
    // Another picture may have crashed the maker, so this one is retried alone to find out.
    shared = null
    return await renderAlone(bytes, widths, fit)
  } finally {
    inHand--
    if (inHand === 0) closing = setTimeout(closeShared, REST_MS).unref()
  }
}

/** As `renderPicture`, for a caller who is waiting. */
export function renderAwaited(bytes: Uint8Array, widths: readonly number[]): Promise<RenderedPicture> {
  return renderAlone(bytes, widths, undefined, { isAwaited: true })
}

async function renderAlone(
  bytes: Uint8Array,
  widths: readonly number[],
  fit?: PictureFit,
  options?: { isAwaited: boolean },
): Promise<RenderedPicture> {
  const maker = openPictureMaker(options)
  try {
    return await maker.render(bytes, widths, fit)
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
