/** The film delivered with a page whose address asks to watch it; on the server only. Decision 0084. */
import { type ApiFetch, createClient } from '@quintet/contracts/client'
import { FILM_ELEMENT_ID } from '@quintet/contracts/page'
import { startPlayback } from '@quintet/contracts/playback'
import { API_BASE } from '../api/call.ts'
import { sourceOf, type ArrivingFilm } from '../features/player/store/source.ts'

/** Returns null if it cannot be played now: the player then asks again and shows the reason. */
export async function openFilm(apiFetch: ApiFetch, itemId: number): Promise<ArrivingFilm | null> {
  // The request that this page's own script would send next.
  const call = createClient({ base: API_BASE, fetch: apiFetch, headers: { 'sec-fetch-site': 'same-origin' } })
  try {
    const source = sourceOf(await call(startPlayback, { body: { contentId: itemId, prepare: true } }))
    return source.manifest ? { itemId, source } : null
  } catch {
    return null
  }
}

/** The page is invisible behind the film, and laying it out would delay playback. If no film appears, the page shows after a while. */
const STYLE =
  '@keyframes film-first{from{content-visibility:hidden}}@keyframes film-dark{from{background:#000}}' +
  '@media(scripting:enabled){body{animation:film-dark 5s step-end}body>*{animation:film-first 5s step-end}}'

/**
 * Returns markup that goes into the page before anything else it loads: the film as inert text, in front of which the server puts the
 * loader's script, and preloads of the first media files.
 */
export function filmMarkup(film: ArrivingFilm, nonce: string | undefined): string {
  const links = (film.source.begins ?? []).map(
    (address) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}"/>`,
  )
  const text = JSON.stringify(film).replaceAll('<', String.raw`\u003c`)
  const style = `<style id="film-first" nonce="${nonce}">${STYLE}</style>`
  return `<script type="application/json" id="${FILM_ELEMENT_ID}">${text}</script>${links.join('')}${style}`
}
