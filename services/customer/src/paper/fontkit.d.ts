/** The part of fontkit that papers use; it brings no types. */
declare module 'fontkit' {
  export type Font = { hasGlyphForCodePoint(codePoint: number): boolean }
  /** Opens a font file of any form (TTF, WOFF, WOFF2). */
  export function create(bytes: Uint8Array): Font
}
