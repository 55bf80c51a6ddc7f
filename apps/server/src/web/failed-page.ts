/**
 * The pages a browser shows if the server could not even begin to render one: busy, or failed, as while the database is away. They request
 * nothing else that could fail; the busy one reloads by itself. @spec security 4.8, decisions 13.62
 */
import { isProblem, type Problem } from '@quintet/contracts/problem'
import { documentOf } from '@quintet/contracts/problems'
import type { Language } from '@quintet/domain/basics/languages'
import { escapeHtml } from '@quintet/domain/basics/markup'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import { answerError, type Platform, problemOf } from '@quintet/platform/http/app'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { addressOf } from './page-address.ts'
import { languageOf } from './page-language.ts'

type Words = { title: string; text: string; retry: string }

const BUSY: Record<Language, Words> = {
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

const FAILED: Record<Language, Words> = {
  de: {
    title: 'Diese Seite ließ sich nicht anzeigen.',
    text: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einem Moment noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  en: {
    title: 'This page could not be shown.',
    text: 'Something went wrong on our side. Please try again in a moment.',
    retry: 'Try again',
  },
}

const STYLE = `
body { margin: 0; background: var(--night, #14121c); color: #fff; font: 1.125rem/1.5 var(--text-family), system-ui, sans-serif; }
main { min-height: 100vh; box-sizing: border-box; display: grid; align-content: center; justify-items: start; gap: 1rem; padding: 2rem clamp(1.25rem, 8vw, 6rem); }
h1 { margin: 0; font: 800 clamp(1.75rem, 5vw, 3rem)/1.1 var(--display-family), system-ui, sans-serif; text-wrap: balance; }
p { margin: 0; }
small { opacity: 0.75; }
a { display: inline-block; padding: 0.75rem 0; color: inherit; font-weight: 600; text-underline-offset: 0.3em; }`

type PageParts = { brand: Pick<OpenBrand, 'name' | 'page'>; log: Platform['log'] }

/** Handles errors of page requests: readers of HTML get a page if the fault is ours; all other errors are answered as by the API. */
export function answerAsPage({ brand, log }: PageParts) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const isRead = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!isRead) return answerError(error, request, reply, log)
    const problem = problemOf(error, request, log)
    const { status } = documentOf(problem)
    if (status < 500) return answerError(problem, request, reply, log)
    const nonce = randomBytes(18).toString('base64')
    const url = addressOf(request)
    return reply
      .status(status)
      .headers({
        ...headersOf(problem),
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      .type('text/html; charset=utf-8')
      .send(
        failedPage(brand, {
          problem,
          language: languageOf(request, url),
          address: url.pathname + url.search,
          nonce,
        }),
      )
  }
}

function headersOf(problem: Problem): Record<string, string | number> {
  if (!isProblem(problem, 'overloaded')) return {}
  const { retryAfter } = problem.details
  return { 'retry-after': retryAfter, refresh: retryAfter }
}

type Shown = { problem: Problem; language: Language; address: string; nonce: string }

function failedPage(
  { name, page }: PageParts['brand'],
  { problem, language, address, nonce }: Shown,
): string {
  const { title, text, retry } = (isProblem(problem, 'overloaded') ? BUSY : FAILED)[language]
  const { detail } = problem.details
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
<a href="${escapeHtml(address)}">${escapeHtml(retry)}</a>${
    typeof detail === 'string' ? `\n<p><small>${escapeHtml(detail)}</small></p>` : ''
  }
</main>
`
}
