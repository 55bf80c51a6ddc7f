/** The page that plays the bank's 3-D Secure question: two buttons, no script. @spec decisions 8 */
import { createHash } from 'node:crypto'
import type { Brand } from '@quintet/contracts/brand'
import { Problem } from '@quintet/contracts/problems'
import type { Language } from '@quintet/domain/languages'
import { escapeHtml } from '@quintet/domain/markup'
import type { App } from '@quintet/platform/http/app'
import { API_PREFIX, languageOf } from '@quintet/platform/http/serve'
import type { Sandbox } from '@quintet/platform/payments/sandbox'
import { z } from 'zod'

// Where the page leads back to: a path of this origin. A second slash, a backslash or a control character would leave it.
const RETURN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/

const Asked = z.object({
  secret: z.string().max(200),
  return: z.string().max(500).regex(RETURN_PATH).catch('/signup'),
})
const Answered = Asked.extend({ approve: z.enum(['1', '0']) })

const TEXTS: Record<
  Language,
  { title: string; text: (name: string) => string; approve: string; refuse: string; hint: string }
> = {
  de: {
    title: 'Ihre Bank fragt nach',
    text: (name) => `${name} möchte diese Karte für künftige Zahlungen hinterlegen.`,
    approve: 'Freigeben',
    refuse: 'Ablehnen',
    hint: 'Testseite der Zahlungs-Sandbox. Hier wird kein Geld bewegt.',
  },
  en: {
    title: 'Your bank is asking',
    text: (name) => `${name} would like to keep this card for future payments.`,
    approve: 'Approve',
    refuse: 'Refuse',
    hint: 'Test page of the payment sandbox. No money moves here.',
  },
}

const STYLE = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f4f3f7;color:#15141c;font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(26rem,calc(100% - 2rem));padding:2rem;border-radius:1.25rem;background:#fff}
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.2;letter-spacing:-.02em}
p{margin:0 0 1.5rem}
form{display:grid;gap:.75rem}
button{min-height:3rem;border:1px solid #15141c;border-radius:99rem;background:#fff;color:#15141c;font:inherit;font-weight:600;cursor:pointer}
button[value="1"]{background:#15141c;color:#fff}
button:focus-visible{outline:3px solid #3b86ee;outline-offset:2px}
small{display:block;margin-top:1.5rem;color:#5a5866}
`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

type AtSetup = { Params: { setupId: string } }

const PAGE_PATH = `${API_PREFIX}/sandbox/setups/:setupId/challenge_page`

/** After the answer the browser is back at `return`, with `payment_setup` and `payment_status` in its query. */
export function challengePageRoutes(
  app: App,
  { payments, brand }: { payments: Sandbox; brand: Brand },
): void {
  // In a scope of its own: nothing else of the API takes a form's encoding, which any foreign page could send.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    scope.get<AtSetup>(PAGE_PATH, async (request, reply) => {
      const { setupId } = request.params
      const asked = Asked.safeParse(request.query)
      const setup = asked.success
        ? await payments.findSetup({ setupId, clientSecret: asked.data.secret })
        : null
      if (!asked.success || !setup) throw new Problem('unknown_setup')
      if (setup.status !== 'requires_action')
        return reply
          .headers(HEADERS)
          .redirect(
            returnAddress(asked.data.return, setupId, setup.status === 'failed' ? 'failed' : 'succeeded'),
            303,
          )
      return reply
        .headers(HEADERS)
        .type('text/html; charset=utf-8')
        .send(renderPage(languageOf(request), brand, asked.data))
    })

    scope.post<AtSetup>(PAGE_PATH, async (request, reply) => {
      const { setupId } = request.params
      const answered = Answered.safeParse(request.body)
      if (!answered.success) throw new Problem('unknown_setup')
      const { secret, approve, return: path } = answered.data
      const status = await payments.challenge({ setupId, clientSecret: secret }, approve === '1')
      if (!status) throw new Problem('unknown_setup')
      return reply.headers(HEADERS).redirect(returnAddress(path, setupId, status.status), 303)
    })
  })
}

function returnAddress(path: string, setupId: string, status: string): string {
  const address = new URL(path, 'http://here')
  address.searchParams.set('payment_setup', setupId)
  address.searchParams.set('payment_status', status)
  return address.pathname + address.search + address.hash
}

function renderPage(language: Language, brand: Brand, asked: z.infer<typeof Asked>): string {
  const texts = TEXTS[language]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${texts.title}</title><style>${STYLE}</style></head>
<body><main><h1>${texts.title}</h1><p>${escapeHtml(texts.text(brand.name))}</p>
<form method="post">
<input type="hidden" name="secret" value="${escapeHtml(asked.secret)}">
<input type="hidden" name="return" value="${escapeHtml(asked.return)}">
<button name="approve" value="1">${texts.approve}</button>
<button name="approve" value="0">${texts.refuse}</button>
</form><small>${texts.hint}</small></main></body></html>
`
}
