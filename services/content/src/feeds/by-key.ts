/** Files that other programs fetch with an app password in the address, as they can send nothing else. */
import { Problem } from '@quintet/contracts/problem'
import type { AppScope } from '@quintet/domain/account/app-passwords'
import type { App, Platform } from '@quintet/platform/http/app'
import { pageOrigin } from '@quintet/platform/http/origins'
import { sharesOf } from '@quintet/platform/http/shares'
import { identifyProgram, type Program } from '@quintet/platform/identity/app-passwords'
import { clientOf, networkOf } from '@quintet/platform/identity/client'
import { countTry } from '@quintet/platform/identity/limits'
import { strangerLimits } from '@quintet/platform/identity/stranger-limits'
import type { Storage } from '@quintet/platform/storage/storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { coverKey } from '../catalogue/cover.ts'
import type { Title } from '../catalogue/title.ts'
import { itemOf } from '../catalogue/title-item.ts'
import { sendFile } from '../playback/send-file.ts'

type FeedRequest = FastifyRequest<{ Params: { file: string }; Querystring: { key?: unknown } }>

/** A request with a valid key. */
export type Asked = { program: Program; request: FeedRequest; reply: FastifyReply }

/** Serves a path for programs with one scope. */
export type ServeFeed = (path: string, handler: (asked: Asked) => Promise<FastifyReply>) => void

/** Mounts feeds for programs with `scope`. They respond with `unauthenticated`, or `too_many_attempts` after too many wrong keys. */
export function feedsByKey(app: App, platform: Platform, scope: AppScope): ServeFeed {
  const shares = sharesOf(app)
  return (path, handler) => {
    app.get(path, (request: FeedRequest, reply) =>
      shares.within(networkOf(request.ip), async () => {
        reply.header('cache-control', 'private, no-cache')
        return handler({ program: await whoAsks(platform, scope, request), request, reply })
      }),
    )
  }
}

async function whoAsks({ db, clock }: Platform, scope: AppScope, request: FeedRequest): Promise<Program> {
  const now = clock.now()
  const { key } = request.query
  const program = typeof key === 'string' ? await identifyProgram(db, { password: key, scope }, now) : null
  if (program) return program
  await countTry(
    db,
    strangerLimits('program', { username: null, addressKey: clientOf(request).addressKey }),
    now,
  )
  throw new Problem('unauthenticated')
}

/** The address of another feed, with the key of this request, as such a program has no other. */
export function feedAddress(platform: Platform, request: FeedRequest, file: string): string {
  const key = typeof request.query.key === 'string' ? request.query.key : ''
  return `${pageOrigin(platform.config, request)}/feeds/${file}?key=${encodeURIComponent(key)}`
}

const COVER_WIDTH = 1024

const coverOf = (title: Title, { language }: Program) => coverKey(itemOf(title, language), COVER_WIDTH)

export const hasCover = (title: Title, program: Program): boolean => coverOf(title, program) !== null

/** Sends a title's picture as WebP. Throws `unknown_content` if it has none. */
export async function sendCover(
  storage: Storage,
  { program, request, reply }: Asked,
  title: Title,
): Promise<FastifyReply> {
  const key = coverOf(title, program)
  if (key === null) throw new Problem('unknown_content')
  return sendFile(storage, key, request, reply, {})
}
