/** Addresses that pages need beside what the renderer writes itself. */
export type PageScripts = {
  /** The plain script of rows, header and accordion. */
  enhance: string
  /** The app's entry. */
  entry: string
  /** The texts of every page, by language. */
  texts: Partial<Record<string, readonly string[]>>
  /** What plays a film that a page comes with, and the files it imports. */
  arrival: readonly string[]
  /** The loader, as CSP names it. */
  loaderHash: string
}
