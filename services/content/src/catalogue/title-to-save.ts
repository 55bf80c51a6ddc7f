/** The data written for a title, in full or in part. */
import type { Kind, Vertical } from '@quintet/domain/catalogue/categories'
import type { NamedChapter } from '@quintet/domain/catalogue/chapters'
import type { Language } from '@quintet/domain/basics/languages'
import type { Lyrics } from '@quintet/domain/listening/lyrics'
import type { MomentKind, Score } from '@quintet/domain/live/moments'
import type { Skip } from '@quintet/domain/playback/watching'
import type { TitleFields } from '../title-fields/title-fields.ts'

/** `at` in seconds from the start; one text for each language that has one. */
export type MomentToSave = {
  at: number
  kind: MomentKind
  titles: Partial<Record<Language, string>>
  score?: Score | undefined
}

export type TitleToSave = TitleFields & {
  /** Library and path: saving the same key again updates the same title. */
  sourceKey: string
  kind: Kind
  vertical: Vertical
  parentId: number | null
  texts: Partial<
    Record<Language, { title: string; description: string | null; shortDescription: string | null }>
  >
  /** Genres and areas other than the vertical, such as `movies:drama` or `kids`; the vertical is added. */
  categories: readonly string[]
  tags: readonly string[]
  credits: readonly { name: string; role: string; character: string | null }[]
  chapters: readonly NamedChapter[]
  /** The lyrics of a track. */
  lyrics: Lyrics | null
  /** The moments of an event. */
  moments: readonly MomentToSave[]
  /** Parts that the player offers to skip. */
  skips: readonly Skip[]
  /** Stored form, such as `FSK-12`; null means unknown and never kid-safe by itself. */
  parentalGuidance: string | null
  /** The rating text as written, even if it could not be interpreted, and the reasons it gives. */
  ratingWritten?: string | null
  ratingDescriptors?: readonly string[]
}

export type TitleChanges = Partial<
  Omit<TitleToSave, 'sourceKey' | 'kind' | 'vertical' | 'parentId' | 'texts' | 'lyrics'>
> & { texts?: { [Wanted in Language]?: TitleToSave['texts'][Wanted] | null } }
