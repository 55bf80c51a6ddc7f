/** Turns the brand's colours and fonts into the custom properties that style sheets use (apps/web/src/styles/tokens.css). */
import type { Brand } from '@quintet/contracts/brand'
import { contrastOf, readOklch } from '@quintet/domain/basics/colour'

/** For large text and icons on a surface. @spec law 9.2 */
const SURFACE_CONTRAST = 3
const WHITE = [1, 1, 1] as const

// The style sheets' names for the catalogue's identifiers.
const NAMES = {
  movies: 'movies',
  'music-stream': 'music',
  'pc-games': 'games',
  'audio-books': 'audiobooks',
  sports: 'sports',
  kids: 'kids',
} as const

/**
 * Returns a style sheet; `mark` is the address of the mark, `fonts` are the addresses of the display and text fonts if the brand brings its
 * own.
 */
export function themeOf(
  { colours, fonts }: Pick<Brand, 'colours' | 'fonts'>,
  { mark, fonts: [display, text] }: { mark: string; fonts: readonly (string | undefined)[] },
): string {
  const variables = [
    `--ink: ${colours.ink};`,
    `--night: ${colours.night};`,
    ...Object.entries(NAMES).flatMap(([id, name]) => {
      const { vivid, deep } = colours[id as keyof typeof NAMES]
      return [
        `--${name}-vivid: ${vivid};`,
        `--${name}-deep: ${deep};`,
        `--${name}-on: var(--${carriesWhite(vivid) ? 'paper' : 'ink'});`,
      ]
    }),
    `--mark: url('${mark}');`,
    `--display-family: '${fonts.display.family}';`,
    `--text-family: '${fonts.text.family}';`,
  ]
  const faces = [
    [fonts.display.family, display],
    [fonts.text.family, text],
  ].flatMap(([family, address]) =>
    address === undefined
      ? []
      : [
          `@font-face { font-family: '${family}'; src: url('${address}') format('woff2'); font-weight: 200 900; font-display: swap; }`,
        ],
  )
  return `${faces.join('\n')}\n:root {\n  ${variables.join('\n  ')}\n}\n`
}

function carriesWhite(colour: string): boolean {
  const rgb = readOklch(colour)
  return rgb !== null && contrastOf(rgb, WHITE) >= SURFACE_CONTRAST
}
