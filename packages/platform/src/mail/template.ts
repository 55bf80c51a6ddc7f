/** The shared layout of all mails: text and a table of facts in, HTML and plain text out. @spec security 1.3 */
import type { Brand } from '@quintet/contracts/brand'
import { readOklch, toHex } from '@quintet/domain/basics/colour'
import type { Language } from '@quintet/domain/basics/languages'
import { escapeHtml } from '@quintet/domain/basics/markup'

/** A mail's contents in order. Texts are plain: markup in them is shown, never interpreted. */
export type MailPart =
  | { paragraph: string; href?: string }
  /** In these texts `[words](address)` is a link and `**words**` is strong. */
  | { words: string }
  | { list: readonly string[] }
  | { heading: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { button: string; href: string }
  | { small: string }

export type MailContents = {
  brand: Brand
  language: Language
  subject: string
  /** The large line at the top. */
  title: string
  parts: readonly MailPart[]
}

const FALLBACK_FONTS = "'Helvetica Neue',Helvetica,Arial,sans-serif"
const MUTED = '#5a5866'
const RULE = '#dedde3'
const PAGE = '#f4f3f7'
// For mail programs that support dark mode; others keep the inline colours.
const DARK = {
  page: '#101014',
  card: '#1b1b21',
  ink: '#f5f5f7',
  muted: '#b4b2bf',
  rule: '#3a3943',
}
const LONG_WORDS = 'overflow-wrap:anywhere;word-break:break-word'
/** For labels: a column is at least as wide as its longest word. */
const WHOLE_WORDS = 'overflow-wrap:normal;word-break:normal'
const STRIPE = ['movies', 'music-stream', 'pc-games', 'audio-books', 'sports'] as const

// Mail programs support neither OKLCH nor CSS variables.
const hexOf = (colour: string) => toHex(readOklch(colour) ?? [0, 0, 0])

export function renderMail(mail: MailContents): { subject: string; text: string; html: string } {
  return { subject: mail.subject, text: renderText(mail), html: renderHtml(mail) }
}

function renderText({ brand, title, parts }: MailContents): string {
  const blocks = parts.map((part) => {
    if ('paragraph' in part) return part.href ? `${part.paragraph}\n${part.href}` : part.paragraph
    if ('words' in part) return asText(part.words)
    if ('list' in part) return part.list.map((entry) => `- ${asText(entry)}`).join('\n')
    if ('heading' in part) return `${part.heading}\n${'-'.repeat(part.heading.length)}`
    if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    if ('button' in part) return `${part.button}:\n${part.href}`
    return part.small
  })
  return `${[title, ...blocks, `-- \n${signatureOf(brand)}`].join('\n\n')}\n`
}

function signatureOf({ name, company }: Brand): string {
  return [name, company.name, `${company.street}, ${company.city}`, company.email].join('\n')
}

function renderHtml({ brand, language, subject, title, parts }: MailContents): string {
  const ink = hexOf(brand.colours.ink)
  const stripe = STRIPE.map(
    (vertical) =>
      `<td width="20%" height="6" style="background:${hexOf(brand.colours[vertical].vivid)};font-size:0">&nbsp;</td>`,
  )
  const font = `'${brand.fonts.text.family}',${FALLBACK_FONTS}`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:${PAGE}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(previewOf(parts))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:16px;overflow:hidden;font-family:${font};color:${ink};${LONG_WORDS}">
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${stripe.join('')}</tr></table></td></tr>
<tr><td class="space" style="padding:32px 36px 8px;font-size:20px;font-weight:700;letter-spacing:-0.01em">${escapeHtml(brand.name)}</td></tr>
<tr><td class="space" style="padding:0 36px 36px">
<h1 style="margin:16px 0 20px;font-size:28px;line-height:1.2;letter-spacing:-0.02em">${escapeHtml(title)}</h1>
${parts.map((part) => renderPart(part, ink)).join('\n')}
</td></tr></table>
<p class="muted space" style="max-width:528px;margin:20px auto 0;padding:0 36px;font-family:${font};font-size:13px;line-height:1.5;color:${MUTED};text-align:left;${LONG_WORDS}">${lines(signatureOf(brand))}</p>
</td></tr></table></body></html>
`
}

const STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.space{padding-left:22px!important;padding-right:22px!important}}',
  `@media (prefers-color-scheme:dark){.page{background:${DARK.page}!important}`,
  `.card,.card a.link{color:${DARK.ink}!important}.card{background:${DARK.card}!important}`,
  `.muted{color:${DARK.muted}!important}.cell{border-color:${DARK.rule}!important}`,
  `.button{background:${DARK.ink}!important}.button a{color:${DARK.card}!important}}`,
].join('')

/** Returns the preview shown beside the subject in a mail list. */
function previewOf(parts: readonly MailPart[]): string {
  const first = parts.find((part) => 'paragraph' in part || 'words' in part)
  if (first && 'words' in first) return asText(first.words)
  return first && 'paragraph' in first ? first.paragraph : ''
}

function renderPart(part: MailPart, ink: string): string {
  if ('paragraph' in part)
    return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55">${lines(part.paragraph)}${part.href ? `<br>${renderLink(part.href, ink)}` : ''}</p>`
  if ('words' in part)
    return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55">${asHtml(part.words, ink)}</p>`
  if ('list' in part)
    return `<ul style="margin:0 0 16px;padding-left:22px;font-size:16px;line-height:1.55">${part.list.map((entry) => `<li style="margin:0 0 6px">${asHtml(entry, ink)}</li>`).join('')}</ul>`
  if ('heading' in part)
    return `<h2 style="margin:28px 0 12px;font-size:18px;line-height:1.3">${escapeHtml(part.heading)}</h2>`
  if ('small' in part)
    return `<p class="muted" style="margin:0 0 12px;font-size:13px;line-height:1.5;color:${MUTED}">${lines(part.small)}</p>`
  if ('button' in part) return renderButton(part, ink)
  const cell = `padding:10px 0;border-bottom:1px solid ${RULE};font-size:15px;line-height:1.4;vertical-align:top;text-align:left`
  const rows = part.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" class="cell muted" style="${cell};color:${MUTED};font-weight:400;padding-right:16px;width:38%;${WHOLE_WORDS}">${escapeHtml(label)}</th><td class="cell" style="${cell}">${lines(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`
}

// The cell has the background colour, because some programs ignore padding on links.
function renderButton({ button, href }: { button: string; href: string }, ink: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="button" bgcolor="${ink}" style="background:${ink};border-radius:999px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 26px;color:#ffffff;font-size:16px;font-weight:600;line-height:1.25;text-decoration:none">${escapeHtml(button)}</a></td></tr></table>`
}

const LINK = /\[([^[\]]+)\]\(([^()]+)\)/g

function asText(words: string): string {
  return words.replaceAll('**', '').replaceAll(LINK, '$1 ($2)')
}

// Escaped first, because escaping does not affect the markers.
function asHtml(words: string, ink: string): string {
  return lines(words)
    .replaceAll(LINK, `<a class="link" href="$2" style="color:${ink}">$1</a>`)
    .split('**')
    .map((part, place) => (place % 2 === 0 ? part : `<strong>${part}</strong>`))
    .join('')
}

// Hides the query, which carries tokens and the like and is not for reading.
function renderLink(href: string, ink: string): string {
  return `<a class="link" href="${escapeHtml(href)}" style="color:${ink}">${escapeHtml(href.replace(/\?.*/s, ''))}</a>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
