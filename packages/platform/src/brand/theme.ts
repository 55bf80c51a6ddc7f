/** The brand's colours and fonts as the variables that style sheets use (apps/web/src/styles/tokens.css). */
import type { Brand } from '@quintet/contracts/brand'
import { contrastOf, readOklch } from '@quintet/domain/colour'

/** Large letters and icons on a surface. @spec law 9.2 */
const SURFACE_CONTRAST = 3
const WHITE = [1, 1, 1] as const

// The style sheets' names of what the catalogue calls by its identifiers.
const NAMES = {
  movies: 'movies',
  'music-stream': 'music',
  'pc-games': 'games',
  'audio-books': 'audiobooks',
  sports: 'sports',
  kids: 'kids',
} as const

/** A style sheet; `mark` is the address of the mark, `fonts` are those of the display and the text face where the brand brings them. */
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
