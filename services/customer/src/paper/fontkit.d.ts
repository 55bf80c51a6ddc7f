/** The part of fontkit that papers use; it brings no types. */
declare module 'fontkit' {
  /** `characterSet` holds the code points that the font has a glyph for. */
  export type Font = { characterSet: number[] }
  /** Opens a font file of any form (TTF, WOFF, WOFF2). */
  export function create(bytes: Uint8Array): Font
}
