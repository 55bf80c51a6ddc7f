/** Published titles without a library folder behind them. */
import { randomBytes } from 'node:crypto'
import { saveTitle, setMediaFacts, setPublished } from '@quintet/content'
import type { Kind, Vertical } from '@quintet/domain/categories'
import type { Control } from '@quintet/domain/controls'
import type { Skip } from '@quintet/domain/watching'
import type { Database } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'

export type TitleWishes = {
  kind?: Kind
  vertical?: Vertical
  title?: string
  /** Stored form, such as `FSK-12`; null is unknown, which is not safe for kids. */
  rating?: string | null
  /** Beside the vertical, such as `movies:drama` or `kids`. */
  categories?: readonly string[]
  tags?: readonly string[]
  year?: number
  parentId?: number
  season?: number
  number?: number
  place?: number
  popularity?: number
  credits?: readonly { name: string; role: string }[]
  skips?: readonly Skip[]
  /** Gives the title media that count as ready, of this form; there are no files behind them. */
  media?: 'video' | 'audio' | 'game'
  trailer?: boolean
  rental?: { priceCents: number; currency: string }
  owner?: string
  publisher?: string
  language?: string
  chapters?: readonly { title: string; start: number; end: number }[]
  live?: boolean
  series?: { name: string; position: number | null }
  controls?: readonly Control[]
  /** Of the medium, such as `1080p`. */
  resolution?: string
  availableFrom?: Date
  availableUntil?: Date
}

export type TestTitle = { id: number; title: string; assetId: string | null }

const MEDIA_SECONDS = 600

/** Writes a title through the catalogue's own writer and publishes it. */
export async function insertTitle(db: Database, now: Date, wishes: TitleWishes = {}): Promise<TestTitle> {
  const key = randomBytes(6).toString('hex')
  const title = wishes.title ?? `Title ${key}`
  return db.transaction().execute(async (tx) => {
    const id = await saveTitle(
      tx,
      {
        sourceKey: `test:${key}`,
        kind: wishes.kind ?? 'movie',
        vertical: wishes.vertical ?? 'movies',
        parentId: wishes.parentId ?? null,
        season: wishes.season ?? null,
        number: wishes.number ?? null,
        texts: {
          de: { title, description: `Über ${title}.`, shortDescription: title },
          en: { title, description: `About ${title}.`, shortDescription: title },
        },
        categories: wishes.categories ?? [],
        tags: wishes.tags ?? [],
        credits: (wishes.credits ?? []).map((credit) => ({ ...credit, character: null })),
        chapters: wishes.chapters ?? [],
        skips: wishes.skips ?? [],
        parentalGuidance: wishes.rating === undefined ? 'FSK-12' : wishes.rating,
        ownerId: wishes.owner ?? 'quintet',
        year: wishes.year ?? 2026,
        releasedOn: null,
        live: wishes.live ?? false,
        startsAt: null,
        endsAt: null,
        availableFrom: wishes.availableFrom ?? null,
        availableUntil: wishes.availableUntil ?? null,
        rental: wishes.rental ?? null,
        publisher: wishes.publisher ?? null,
        language: wishes.language ?? null,
        country: null,
        series: wishes.series ?? null,
        controls: wishes.controls ?? [],
        place: wishes.place ?? 1000,
        popularity: wishes.popularity ?? 0,
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
