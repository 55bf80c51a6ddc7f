/** Published titles without a library folder behind them. */
import { randomBytes } from 'node:crypto'
import {
  NOTHING_SAID,
  saveTitle,
  setMediaFacts,
  setPublished,
  type TitleFields,
  type TitleToSave,
} from '@quintet/content'
import type { Kind, Vertical } from '@quintet/domain/catalogue/categories'
import type { NamedChapter } from '@quintet/domain/catalogue/chapters'
import type { Lyrics } from '@quintet/domain/listening/lyrics'
import type { Skip } from '@quintet/domain/playback/watching'
import type { Database } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'

/** Any plain field of a title, and: */
export type TitleWishes = Partial<TitleFields> & {
  kind?: Kind
  vertical?: Vertical
  title?: string
  /** The stored form, such as `FSK-12`; null is unknown, which is not safe for kids. */
  rating?: string | null
  /** The rating as read by an import. */
  ratingWritten?: string
  ratingDescriptors?: readonly string[]
  /** In addition to the vertical, such as `movies:drama` or `kids`. */
  categories?: readonly string[]
  tags?: readonly string[]
  parentId?: number
  credits?: readonly { name: string; role: string }[]
  skips?: readonly Skip[]
  lyrics?: Lyrics
  moments?: TitleToSave['moments']
  /** The kind of media, which count as ready; there are no files behind them. */
  media?: 'video' | 'audio' | 'game'
  trailer?: boolean
  chapters?: readonly NamedChapter[]
  /** The resolution of the media, such as `1080p`. */
  resolution?: string
}

export type TestTitle = { id: number; title: string; assetId: string | null }

const MEDIA_SECONDS = 600

/** Writes a title with the catalogue's own writer and publishes it. */
export async function insertTitle(db: Database, now: Date, wishes: TitleWishes = {}): Promise<TestTitle> {
  const key = randomBytes(6).toString('hex')
  const title = wishes.title ?? `Title ${key}`
  return db.transaction().execute(async (tx) => {
    const id = await saveTitle(
      tx,
      {
        ...NOTHING_SAID,
        year: 2026,
        ...fieldsIn(wishes),
        sourceKey: `test:${key}`,
        kind: wishes.kind ?? 'movie',
        vertical: wishes.vertical ?? 'movies',
        parentId: wishes.parentId ?? null,
        texts: {
          de: { title, description: `Über ${title}.`, shortDescription: title },
          en: { title, description: `About ${title}.`, shortDescription: title },
        },
        categories: wishes.categories ?? [],
        tags: wishes.tags ?? [],
        credits: (wishes.credits ?? []).map((credit) => ({ ...credit, character: null })),
        chapters: wishes.chapters ?? [],
        skips: wishes.skips ?? [],
        lyrics: wishes.lyrics ?? null,
        moments: wishes.moments ?? [],
        parentalGuidance: wishes.rating === undefined ? 'FSK-12' : wishes.rating,
        ratingWritten: wishes.ratingWritten ?? null,
        ratingDescriptors: wishes.ratingDescriptors ?? [],
      },
      now,
    )
    const addAsset = async (
      purpose: 'main' | 'trailer',
      form: 'video' | 'audio' | 'game',
    ): Promise<string> => {
      const assetId = newId('ast')
      await tx
        .insertInto('media_asset')
        .values({
          id: assetId,
          item_id: id,
          purpose,
          form,
          source: JSON.stringify({ files: [], subtitles: [] }),
          state: 'ready',
          progress: 1,
          reason: null,
          duration_seconds: form === 'game' ? null : MEDIA_SECONDS,
          entry_key: form === 'game' ? 'index.html' : 'master.m3u8',
          created_at: now,
          finished_at: now,
        })
        .execute()
      return assetId
    }
    const assetId = wishes.media ? await addAsset('main', wishes.media) : null
    if (wishes.media && wishes.media !== 'game')
      await setMediaFacts(tx, id, { durationSeconds: MEDIA_SECONDS, resolution: wishes.resolution ?? null })
    if (wishes.trailer) await addAsset('trailer', 'video')
    await setPublished(tx, [id], now)
    return { id, title, assetId }
  })
}

function fieldsIn(wishes: TitleWishes): Partial<TitleFields> {
  return Object.fromEntries(Object.entries(wishes).filter(([name]) => name in NOTHING_SAID))
}
