/** The look of the sandbox pages: a stand-in for somebody else's site, in a few words and without script. */
import { createHash } from 'node:crypto'
import { escapeHtml } from '@quintet/domain/basics/markup'
import type { Language } from '@quintet/domain/basics/languages'
import type { App } from '@quintet/platform/http/app'

const STYLE = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f4f3f7;color:#15141c;font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(26rem,calc(100% - 2rem));padding:2rem;border-radius:1.25rem;background:#fff}
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.2;letter-spacing:-.02em}
p{margin:0 0 1.5rem}
form{display:grid;gap:.75rem}
label{display:grid;gap:.25rem;font-size:.875rem;font-weight:600}
input{min-height:3rem;padding:0 .9rem;border:1px solid #77748a;border-radius:.6rem;font:inherit;font-weight:400}
button{min-height:3rem;border:1px solid #15141c;border-radius:99rem;background:#fff;color:#15141c;font:inherit;font-weight:600;cursor:pointer}
button:first-of-type{background:#15141c;color:#fff}
button:focus-visible,input:focus-visible{outline:3px solid #3b86ee;outline-offset:2px}
small{display:block;margin-top:1.5rem;color:#5a5866}
`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The headers of every such page. */
export const SANDBOX_PAGE_HEADERS = {
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
}

/** Plain text, except for `form`, which is markup. */
export type SandboxPage = { title: string; text: string; form: string; hint: string }

export function renderSandboxPage(language: Language, { title, text, form, hint }: SandboxPage): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}<small>${escapeHtml(hint)}</small></main></body></html>
`
}

/** Hidden fields of a form. */
export function hiddenFields(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('\n')
}

/** Mounts routes that accept form encoding. No other API route does, since any foreign page could send it. */
export function withForms(app: App, mount: (scope: App) => void): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    mount(scope)
  })
}
