/** The page that plays the bank's 3-D Secure question, and PayPal's: two buttons, no script. @spec decisions 8.3 */
import { createHash } from 'node:crypto'
import type { Brand } from '@quintet/contracts/brand'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/languages'
import { returnPath } from '@quintet/domain/return-path'
import { escapeHtml } from '@quintet/domain/markup'
import type { Clock } from '@quintet/platform/clock/clock'
import type { App } from '@quintet/platform/http/app'
import { API_PREFIX, languageOf } from '@quintet/platform/http/serve'
import type { Sandbox } from '@quintet/payments/sandbox/sandbox'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

const Asked = z.object({
  secret: z.string().max(200),
  /** Without one the page was opened beside the product's, and says that it can be closed. */
  return: z
    .string()
    .max(500)
    .transform((path) => (path === '' ? '' : (returnPath(path) ?? '/signup')))
    .catch('/signup')
    .default(''),
})
const Answered = Asked.extend({ approve: z.enum(['1', '0']) })

type PageTexts = {
  asks: Record<Asker, { title: string; text: (name: string) => string }>
  approve: string
  refuse: string
  done: { title: string; succeeded: string; failed: string }
  hint: string
}

type Asker = 'bank' | 'paypal'

const TEXTS: Record<Language, PageTexts> = {
  de: {
    asks: {
      bank: {
        title: 'Ihre Bank fragt nach',
        text: (name) => `${name} möchte diese Karte für künftige Zahlungen hinterlegen.`,
      },
      paypal: {
        title: 'PayPal fragt nach',
        text: (name) => `${name} möchte künftige Zahlungen von Ihrem PayPal-Konto abbuchen.`,
      },
    },
    approve: 'Freigeben',
    refuse: 'Ablehnen',
    done: {
      title: 'Sie können dieses Fenster schließen',
      succeeded: 'Ihre Freigabe ist angekommen.',
      failed: 'Sie haben abgelehnt. Es wurde nichts hinterlegt.',
    },
    hint: 'Testseite der Zahlungs-Sandbox. Hier wird kein Geld bewegt.',
  },
  en: {
    asks: {
      bank: {
        title: 'Your bank is asking',
        text: (name) => `${name} would like to keep this card for future payments.`,
      },
      paypal: {
        title: 'PayPal is asking',
        text: (name) => `${name} would like to take future payments from your PayPal account.`,
      },
    },
    approve: 'Approve',
    refuse: 'Refuse',
    done: {
      title: 'You can close this window',
      succeeded: 'Your approval has arrived.',
      failed: 'You refused. Nothing was kept.',
    },
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

const HTML = 'text/html; charset=utf-8'

type AtSetup = { Params: { setupId: string } }

const PAGE_PATH = `${API_PREFIX}/sandbox/setups/:setupId/challenge_page`

/** After the answer the browser is back at `return`, where there is one, with `payment_setup` and `payment_status` in its query. */
export function challengePageRoutes(
  app: App,
  { sandbox, clock, brand }: { sandbox: Sandbox; clock: Clock; brand: Brand },
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
        ? await sandbox.findSetup({ setupId, clientSecret: asked.data.secret })
        : null
      if (!asked.success || !setup) throw new Problem('unknown_setup')
      if (setup.status !== 'requires_action')
        return sendAnswered(reply, languageOf(request), {
          setupId,
          path: asked.data.return,
          status: setup.status === 'failed' ? 'failed' : 'succeeded',
        })
      const asker = setup.type === 'paypal' ? 'paypal' : 'bank'
      return reply
        .headers(HEADERS)
        .type(HTML)
        .send(renderQuestion(languageOf(request), brand, { ...asked.data, asker }))
    })

    scope.post<AtSetup>(PAGE_PATH, async (request, reply) => {
      const { setupId } = request.params
      const answered = Answered.safeParse(request.body)
      if (!answered.success) throw new Problem('unknown_setup')
      const { secret, approve, return: path } = answered.data
      const key = { setupId, clientSecret: secret }
      const status = await sandbox.challenge(key, approve === '1', clock.now())
      if (!status) throw new Problem('unknown_setup')
      return sendAnswered(reply, languageOf(request), { setupId, path, status: status.status })
    })
  })
}

function sendAnswered(
  reply: FastifyReply,
  language: Language,
  { setupId, path, status }: { setupId: string; path: string; status: string },
): FastifyReply {
  reply.headers(HEADERS)
  if (path !== '') return reply.redirect(returnAddress(path, setupId, status), 303)
  const { title, succeeded, failed } = TEXTS[language].done
  const text = status === 'failed' ? failed : succeeded
  return reply.type(HTML).send(renderPage(language, { title, text, form: '' }))
}

function returnAddress(path: string, setupId: string, status: string): string {
  const address = new URL(path, 'http://here')
  address.searchParams.set('payment_setup', setupId)
  address.searchParams.set('payment_status', status)
  return address.pathname + address.search + address.hash
}

function renderQuestion(
  language: Language,
  brand: Brand,
  asked: z.infer<typeof Asked> & { asker: Asker },
): string {
  const texts = TEXTS[language]
  const { title, text } = texts.asks[asked.asker]
  const form = `<form method="post">
<input type="hidden" name="secret" value="${escapeHtml(asked.secret)}">
<input type="hidden" name="return" value="${escapeHtml(asked.return)}">
<button name="approve" value="1">${texts.approve}</button>
<button name="approve" value="0">${texts.refuse}</button>
</form>`
  return renderPage(language, { title, text: text(brand.name), form })
}

function renderPage(
  language: Language,
  { title, text, form }: { title: string; text: string; form: string },
): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(text)}</p>${form}<small>${TEXTS[language].hint}</small></main></body></html>
`
}
