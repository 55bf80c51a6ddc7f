/**
 * Every address that is served outside the contract, with who may ask it: files, media, pages, feeds, other programs' protocols. A test
 * compares this list with what the server registers, so a new address fails until it is listed here. @spec decisions 13.80
 */

/**
 * `anyone`: the same for everybody. `seen`: for everybody, as far as the kids lock of the device shows it. `stream`: whoever has the signed
 * address of a running stream, a kept title or a trailer. `program`: whoever has an app password. `operator`: an operator with the right to
 * edit. `provider`: the payment provider, by its signature. `mailed`: whoever has the link of a mail. `sandbox`: whoever pays or logs in
 * where nothing real is at stake. `nobody`: it is always refused.
 */
export type Asker =
  | 'anyone'
  | 'seen'
  | 'stream'
  | 'program'
  | 'operator'
  | 'provider'
  | 'mailed'
  | 'sandbox'
  | 'nobody'

export type RawAddress = {
  /** As registered; HEAD comes with GET. */
  methods: readonly string[]
  path: string
  asker: Asker
  /** True if it stands for all files below, each registered by its name. */
  isFolder?: true
  /** True on the separate origin of games and embeds. */
  isEmbed?: true
}

const get = (asker: Asker, ...paths: readonly string[]): RawAddress[] =>
  paths.map((path) => ({ methods: ['GET'], path, asker }))
const folders = (...paths: readonly string[]): RawAddress[] =>
  paths.map((path) => ({ methods: ['GET'], path, asker: 'anyone', isFolder: true }))
const forms = (...paths: readonly string[]): RawAddress[] =>
  paths.map((path) => ({ methods: ['POST'], path, asker: 'anyone' }))
const METHODS = ['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY', 'TRACE']

const MEDIA = '/media/:streamId/:expiry/:mac/:assetId/*'

export const RAW_ADDRESSES: readonly RawAddress[] = [
  ...get(
    'anyone',
    '/live',
    '/ready',
    '/api/openapi.json',
    '/api/docs',
    '/robots.txt',
    '/.well-known/security.txt',
    '/manifest.webmanifest',
  ),
  ...get('anyone', '/age-de.xml', '/service-worker.js', '/favicon.ico', '/apple-touch-icon.png', '/logout'),
  ...folders('/assets/*', '/brand/*', '/icons/*', '/operator/assets/*'),
  // The console's page holds no data.
  ...get('anyone', '/operator', '/operator/*'),
  ...get('seen', '/*', '/assets/state/:file', '/media/pictures/:pictureId/:file'),
  ...get('seen', '/sitemap.xml', '/sitemap/pages.xml'),
  ...get('seen', '/sitemap/titles-:part(^\\d{1,5}$).xml', '/sitemap/people-:part(^\\d{1,5}$).xml'),
  // Each calls a route of the contract, which checks what it is sent.
  ...forms('/kuendigen', '/widerrufen', '/declaration', '/contact', '/newsletter'),
  ...forms('/newsletter/confirm', '/newsletter/end'),
  ...get('stream', MEDIA, '/media/segments/:expiry/:mac/:streamId/:assetId/*'),
  { methods: ['GET'], path: MEDIA, asker: 'stream', isEmbed: true },
  { methods: ['GET', 'POST'], path: '/rest/:method', asker: 'program' },
  ...get('program', '/feeds/books.opml', '/feeds/book/:file'),
  ...get('program', '/feeds/channels.m3u', '/feeds/guide.xml', '/feeds/channel/:file'),
  ...get('operator', '/api/operator/media/:assetId/*'),
  ...['/api/operator/uploads/files', '/api/operator/uploads/files/:id'].map((path) => ({
    methods: ['PATCH', 'POST'],
    path,
    asker: 'operator' as const,
  })),
  { methods: ['POST'], path: '/api/payments/events', asker: 'provider' },
  { methods: ['POST'], path: '/api/customer/newsletter/one-click/:token', asker: 'mailed' },
  ...['/api/sandbox/log_in', '/api/sandbox/setups/:setupId/challenge_page'].map((path) => ({
    methods: ['GET', 'POST'],
    path,
    asker: 'sandbox' as const,
  })),
  ...['/api', '/api/*', '/media', '/media/*'].map((path) => ({
    methods: METHODS,
    path,
    asker: 'nobody' as const,
  })),
]
