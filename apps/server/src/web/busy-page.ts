/**
 * The page a browser shows if a page request was not admitted in time: it reloads by itself, and requests nothing else that could be busy.
 * @spec security 4.8
 */
import { isProblem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/languages'
import { escapeHtml } from '@quintet/domain/markup'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import { answerError, type Platform } from '@quintet/platform/http/app'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { addressOf } from './page-address.ts'
import { languageOf } from './page-language.ts'

const TEXTS: Record<Language, { title: string; text: string; retry: string }> = {
  de: {
    title: 'Gerade sind sehr viele da.',
    text: 'Die Seite lädt von selbst, sobald wieder Platz ist.',
    retry: 'Jetzt noch einmal versuchen',
  },
  en: {
    title: 'A lot of people are here right now.',
    text: 'This page loads by itself as soon as there is room.',
    retry: 'Try again now',
  },
}

const STYLE = `
body { margin: 0; background: var(--night, #14121c); color: #fff; font: 1.125rem/1.5 var(--text-family), system-ui, sans-serif; }
main { min-height: 100vh; box-sizing: border-box; display: grid; align-content: center; justify-items: start; gap: 1rem; padding: 2rem clamp(1.25rem, 8vw, 6rem); }
h1 { margin: 0; font: 800 clamp(1.75rem, 5vw, 3rem)/1.1 var(--display-family), system-ui, sans-serif; text-wrap: balance; }
p { margin: 0; }
a { display: inline-block; padding: 0.75rem 0; color: inherit; font-weight: 600; text-underline-offset: 0.3em; }`

type BusyParts = { brand: Pick<OpenBrand, 'name' | 'page'>; log: Platform['log'] }

/**
 * Handles errors of page requests: readers of HTML get a page that says the service is busy; all other errors are answered as by the API.
 */
export function answerAsPage({ brand, log }: BusyParts) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const isRead = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!isRead || !isProblem(error, 'overloaded')) return answerError(error, request, reply, log)
    const { retryAfter } = error.details
    const nonce = randomBytes(18).toString('base64')
    const url = addressOf(request)
    return reply
      .status(503)
      .headers({
        'retry-after': retryAfter,
        refresh: retryAfter,
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      .type('text/html; charset=utf-8')
      .send(
        busyPage(brand, { language: languageOf(request, url), address: url.pathname + url.search, nonce }),
      )
  }
}

type Shown = { language: Language; address: string; nonce: string }

function busyPage({ name, page }: BusyParts['brand'], { language, address, nonce }: Shown): string {
  const { title, text, retry } = TEXTS[language]
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} – ${escapeHtml(name)}</title>
<link rel="stylesheet" href="${page.files.theme}">
<style nonce="${nonce}">${STYLE}</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<a href="${escapeHtml(address)}">${escapeHtml(retry)}</a>
</main>
`
}
