import '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether the page begins with a picture under a clear header. */
    hasHero?: boolean
    /** Whether the header is dark, as on the results page. */
    isDark?: boolean
    /** Whether header and footer stay away for who is not logged in: what they lead to needs a network. */
    isAlone?: boolean
    /** Whether the page belongs to the kids area, with its own header and footer. */
    isKids?: boolean
  }
}
