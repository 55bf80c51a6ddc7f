/**
 * OpenSubsonic at /rest, the protocol of members' own music programs. Everything goes through the services of the web app, as a Member on
 * the program's own device. @spec decisions 11.9
 */
import { isProblem } from '@quintet/contracts/problem'
import { admissionOf } from '@quintet/platform/http/admission'
import type { App, Platform } from '@quintet/platform/http/app'
import { sharesOf } from '@quintet/platform/http/shares'
import { APP_PASSWORD_SECRET } from '@quintet/platform/identity/app-passwords'
import { clientOf, networkOf } from '@quintet/platform/identity/client'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { titlesFor } from '../catalogue/visibility.ts'
import { peopleSince } from '../favorite-people/service.ts'
import { favoritesSince } from '../playlist/service.ts'
import manifest from '../../package.json' with { type: 'json' }
import { ABOUT, EXTENSIONS } from './account.ts'
import type { Method, SubsonicParts } from './asked.ts'
import { authenticate } from './authenticate.ts'
import { BROWSING } from './browse.ts'
import { answerBody, contentTypeOf, type Envelope, failureBody, type Payload } from './envelope.ts'
import { failureOf, SubsonicFailure } from './failure.ts'
import { KEEPING } from './keeping.ts'
import { artistKey, libraryOf } from './library.ts'
import { LISTS } from './lists.ts'
import { LYRICS } from './lyrics.ts'
import { MEDIA } from './media.ts'
import { Parameters } from './parameters.ts'
import { PLAYLISTS } from './playlists.ts'

export const METHODS: ReadonlyMap<string, Method> = new Map(
  Object.entries({ ...ABOUT, ...BROWSING, ...LISTS, ...KEEPING, ...PLAYLISTS, ...LYRICS, ...MEDIA }),
)
/** Answered without authentication, so that a program learns how to authenticate. Source: OpenSubsonic, "getOpenSubsonicExtensions". */
const OPEN = 'getOpenSubsonicExtensions'

const FORM_LIMIT = 256 * 1024

type SubsonicRequest = FastifyRequest<{ Params: { method: string } }>

export async function subsonicRoutes(app: App, platform: Platform, parts: SubsonicParts): Promise<void> {
  const tokenSecret = await serviceSecret(platform.db, APP_PASSWORD_SECRET)
  const [shares, admission] = [sharesOf(app), admissionOf(app)]
  const answerTo = (request: SubsonicRequest, reply: FastifyReply) =>
    shares.within(networkOf(request.ip), () =>
      admission.within('browsing', () => answer({ platform, parts, tokenSecret }, request, reply)),
    )
  // In a scope of its own: form posts are accepted only here, where cookies are not read, since any web page could send them.
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, parsed) => parsed(null, String(body)),
    )
    scope.route({ method: ['GET', 'POST'], url: '/rest/:method', handler: answerTo })
    done()
  })
}

type Answering = { platform: Platform; parts: SubsonicParts; tokenSecret: Buffer }

async function answer(
  answering: Answering,
  request: SubsonicRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = typeof request.body === 'string' ? request.body : ''
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?') + 1) : ''
  const parameters = new Parameters(query, form)
  const envelope: Envelope = {
    serverVersion: manifest.version,
    isJson: parameters.text('f') === 'json',
  }
  // Any page may call this: reading the response requires the password, and cookies are ignored.
  reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
  try {
    const name = request.params.method.replace(/\.view$/, '')
    const answered = await run(answering, { name, parameters, request, reply })
    return isReply(answered, reply)
      ? answered
      : reply.type(contentTypeOf(envelope)).send(answerBody(envelope, answered))
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) throw error
    // Programs read the number in the response; rate limits are reported as everywhere else.
    if (isProblem(error, 'too_many_attempts') || isProblem(error, 'overloaded'))
      reply.status(isProblem(error, 'overloaded') ? 503 : 429).header('retry-after', error.details.retryAfter)
    return reply.type(contentTypeOf(envelope)).send(failureBody(envelope, failure))
  }
}

const isReply = (answered: Payload | FastifyReply, reply: FastifyReply): answered is FastifyReply =>
  answered === reply

type Call = { name: string; parameters: Parameters; request: FastifyRequest; reply: FastifyReply }

async function run(
  { platform, parts, tokenSecret }: Answering,
  { name, parameters, request, reply }: Call,
): Promise<Payload | FastifyReply> {
  const { db, clock, catalogue } = parts
  const now = clock.now()
  const method = METHODS.get(name)
  if (name === OPEN) return { openSubsonicExtensions: EXTENSIONS }
  const { addressKey } = clientOf(request)
  const program = await authenticate({ db: platform.db, tokenSecret, addressKey, now }, parameters)
  if (!method) throw new SubsonicFailure('notFound', 'There is no such method.')
  const { viewer, language } = program
  const index = titlesFor(catalogue, viewer)
  const [library, starred] = [await libraryOf(index, now), await favoritesSince(db, viewer)]
  const people = [...(await peopleSince(db, viewer))]
  const starredArtists = new Map(people.map(([person, since]) => [artistKey(person), since]))
  return method({
    parts,
    program,
    viewer,
    language,
    parameters,
    now,
    index,
    library,
    starred,
    starredArtists,
    request,
    reply,
  })
}
