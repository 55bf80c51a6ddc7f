/** The film that a page comes with where its address asks to watch it; on the server only. Decision 0084. */
import { type ApiFetch, createClient } from '@quintet/contracts/client'
import { FILM_ELEMENT_ID } from '@quintet/contracts/page'
import { startPlayback } from '@quintet/contracts/playback'
import { API_BASE } from '../api/call.ts'
import { sourceOf, type ArrivingFilm } from '../features/player/store/source.ts'

/** Null where it does not play now: the player then asks again, and says why. */
export async function openFilm(apiFetch: ApiFetch, itemId: number): Promise<ArrivingFilm | null> {
  // What this page's own script would ask for next.
  const call = createClient({ base: API_BASE, fetch: apiFetch, headers: { 'sec-fetch-site': 'same-origin' } })
  try {
    const source = sourceOf(await call(startPlayback, { body: { contentId: itemId, prepare: true } }))
    return source.manifest ? { itemId, source } : null
  } catch {
    return null
  }
}

/** Nobody sees the page under the film, and laying it out would come between. Where no film comes, the page does after a while. */
const STYLE =
  '@keyframes film-first{from{content-visibility:hidden}}@keyframes film-dark{from{background:#000}}' +
  '@media(scripting:enabled){body{animation:film-dark 5s step-end}body>*{animation:film-first 5s step-end}}'

/**
 * Goes into the page before all else that is fetched: the film as text that nothing runs, which the server's loader puts the
 * script before, and what playing begins with.
 */
export function filmMarkup(film: ArrivingFilm, nonce: string | undefined): string {
  const links = (film.source.begins ?? []).map(
    (address) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}"/>`,
  )
  const text = JSON.stringify(film).replaceAll('<', String.raw`\u003c`)
  const style = `<style id="film-first" nonce="${nonce}">${STYLE}</style>`
  return `<script type="application/json" id="${FILM_ELEMENT_ID}">${text}</script>${links.join('')}${style}`
}
