/**
 * Headers that a request from another site, or from no page at all, carries or lacks: none of them changes anything by cookie.
 * @spec decisions 2.2
 */
export const FOREIGN_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-site', 'same-site'],
  ['sec-fetch-site', 'none'],
  ['origin', 'https://elsewhere.example'],
  ['origin', 'null'],
  ['x-nothing', 'neither header'],
]
