/** The app's folder, and within it the routes folder and the route tree generated from it. */
export const APP_FOLDER = 'src/app'
export const ROUTER_FILES = {
  routesDirectory: 'routes',
  generatedRouteTree: 'route-tree.gen.ts',
  addExtensions: true,
}
