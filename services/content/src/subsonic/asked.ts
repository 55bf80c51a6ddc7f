/** A program's request, with everything needed to answer it. */
import type { Language } from '@quintet/domain/basics/languages'
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
  /** When this profile made each title a favourite, by title id. */
  starred: ReadonlyMap<number, Date>
  /** The same for artists, by their ids here. */
  starredArtists: ReadonlyMap<string, Date>
  request: FastifyRequest
  reply: FastifyReply
}

/** Answers a call: with the envelope's content, or directly for pictures and audio. */
export type Method = (asked: Asked) => Promise<Payload | FastifyReply> | Payload
