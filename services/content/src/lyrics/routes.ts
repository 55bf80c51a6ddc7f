import { getLyrics } from '@quintet/contracts/lyrics'
import { Problem } from '@quintet/contracts/problem'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { readLyrics } from './service.ts'

export function lyricsRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform

  serve(app, platform, getLyrics, async ({ viewer, params }) => {
    const lyrics = await readLyrics({ db, catalogue, now: clock.now() }, viewer, params.contentId)
    if (!lyrics) throw new Problem('no_lyrics')
    return { language: lyrics.language, lines: [...lyrics.lines] }
  })
}
