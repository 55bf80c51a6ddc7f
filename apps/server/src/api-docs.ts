/** `/api/openapi.json` and its human-readable page. @spec decisions 1.4 */
import { openApiDocument, problemsOf } from '@quintet/contracts/openapi'
import { problems } from '@quintet/contracts/problems'
import {
  type Access,
  isOperatorAccess,
  type MemberAccess,
  type RouteDefinition,
} from '@quintet/contracts/route'
import { routes } from '@quintet/contracts/routes'
import { operatorRoutes } from '@quintet/contracts/operator/routes'
import { escapeHtml } from '@quintet/domain/basics/markup'
import type { App, Platform } from '@quintet/platform/http/app'
import manifest from '../package.json' with { type: 'json' }

export function apiDocs(
  app: App,
  { config: { hasDevTools }, brand }: Pick<Platform, 'config' | 'brand'>,
): void {
  const open = [...routes, ...operatorRoutes].filter(({ developmentOnly }) => !developmentOnly || hasDevTools)
  // Created on first request, because the schemas of all routes take 80 ms.
  let document: string | undefined
  let page: string | undefined
  const describe = () =>
    JSON.stringify(openApiDocument(open, { title: brand.name, version: manifest.version }))
  app.get('/api/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((document ??= describe())),
  )
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send((page ??= docsPage(open, brand.name))),
  )
}

const WHO: Record<MemberAccess, string> = {
  anyone: 'everybody',
  member: 'members',
  unlocked: 'members, kids lock off',
  password: 'members, kids lock off, password just proved',
}

function whoMay(access: Access): string {
  if (!isOperatorAccess(access)) return WHO[access]
  const [, right] = access.split(':')
  return right ? `operators with the right ${right}` : 'operators'
}

function docsPage(open: readonly RouteDefinition[], name: string): string {
  const sections = open.map(
    (route) => `<section id="${route.id}"><h3><b>${route.method}</b> /api${escapeHtml(route.path)}</h3>
<p>${escapeHtml(route.summary)}</p>
<p><small>${whoMay(route.access)}${problemsOf(route)
      .map((code) => ` · <a href="#problem-${code}">${code}</a>`)
      .join('')}</small></p></section>`,
  )
  const table = Object.entries(problems).map(
    ([code, { status, title }]) =>
      `<tr id="problem-${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(title)}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)} API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#16131c}
h3{font-weight:500;margin:2rem 0 0;font-family:ui-monospace,monospace;font-size:1rem}p{margin:.25rem 0}a{color:#5b2bb8}
td{padding:.25rem 1rem .25rem 0;vertical-align:top}:target{background:#f3ecff}</style>
<h1>${escapeHtml(name)} API</h1><p>The machine-readable form is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
Log in with <code>POST /api/login</code> and send the token as <code>Authorization: Bearer</code>.</p>
${sections.join('\n')}
<h2>Problems</h2><p>Every answer that is not a success is an RFC 9457 document with one of these codes.</p>
<table>${table.join('\n')}</table></html>`
}
