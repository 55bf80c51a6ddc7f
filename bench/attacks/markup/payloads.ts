/** Markup that runs a script if it is not escaped. */

/** Each calls `hit()`, which the browser counts. */
const RUNNERS = [
  '<script>hit()</script>',
  '<script src=data:,hit()></script>',
  '<img src=x onerror=hit()>',
  '<svg onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<svg><animate onbegin=hit() attributeName=x>',
  '<svg><a xlink:href=javascript:hit()><text>x',
  '<body onload=hit()>',
  '<input autofocus onfocus=hit()>',
  '<select autofocus onfocus=hit()>',
  '<textarea autofocus onfocus=hit()>',
  '<details open ontoggle=hit()>',
  '<video src=x onerror=hit()>',
  '<video><source onerror=hit()>',
  '<audio src=x onerror=hit()>',
  '<iframe src=javascript:parent.hit()>',
  '<iframe srcdoc="<script>parent.hit()</script>">',
  '<iframe onload=hit()>',
  '<object data=javascript:hit()>',
  '<embed src=javascript:hit()>',
  '<a href=javascript:hit() autofocus onfocus=hit()>x',
  '<form action=javascript:hit()><button>x',
  '<button formaction=javascript:hit()>x',
  '<math><mtext><img src=x onerror=hit()>',
  '<style onload=hit()></style>',
  '<link rel=stylesheet href=x onerror=hit()>',
  '<meta http-equiv=refresh content="0;javascript:hit()">',
  '<marquee onstart=hit()>',
  '<p style=animation-name:x onanimationstart=hit()>',
  '<template shadowrootmode=open><img src=x onerror=hit()>',
]
/** Ends the context the text may be in: markup, either kind of attribute, a script, a text-only element. */
const ENDINGS = ['', '">', "'>", '</script>', '--></title></textarea>']

export const payloads = ENDINGS.flatMap((ending) => RUNNERS.map((runner) => ending + runner))

/** An evenly spread share of a list, at least one, so that even a few include every kind. */
export function some<T>(list: readonly T[], share: number): T[] {
  const count = Math.max(1, Math.round(list.length * Math.min(share, 1)))
  return list.filter(
    (_, index) =>
      Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  )
}

/** Groups as many payloads into a text as fit into `max` characters. */
export function* chunks(tried: readonly string[], max: number): Generator<string[]> {
  let chunk: string[] = []
  for (const payload of tried.filter(({ length }) => length <= max)) {
    if ([...chunk, payload].join(' ').length > max) {
      yield chunk
      chunk = []
    }
    chunk.push(payload)
  }
  if (chunk.length > 0) yield chunk
}
