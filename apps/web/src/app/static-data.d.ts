import '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether the page begins with a picture under a clear header. */
    hasHero?: boolean
  }
}
