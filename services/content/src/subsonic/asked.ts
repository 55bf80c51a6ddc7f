/** One request of a program, with everything that answers it. */
import type { Language } from '@quintet/domain/languages'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Program } from '@quintet/platform/identity/app-passwords'
import type { Storage } from '@quintet/platform/storage/storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TitleIndex } from '../catalogue/title-index.ts'
import type { HearingParts } from '../playback/one-file/hear.ts'
import type { Payload } from './envelope.ts'
import type { Library } from './library.ts'
import type { Parameters } from './parameters.ts'

export type SubsonicParts = HearingParts & { storage: Storage }

export type Asked = {
  parts: SubsonicParts
  program: Program
  viewer: Member
  language: Language
  parameters: Parameters
  now: Date
  /** What this viewer may see. */
  index: TitleIndex
  library: Library
  /** When this profile made a title one of its favourites, by the title's id. */
  starred: ReadonlyMap<number, Date>
  /** The same of artists, by their ids here. */
  starredArtists: ReadonlyMap<string, Date>
  request: FastifyRequest
  reply: FastifyReply
}

/** Answers a call: with what stands in its envelope, or by itself, as pictures and sound are. */
export type Method = (asked: Asked) => Promise<Payload | FastifyReply> | Payload
