/** Where the app lies, and in it the routes and their tree, which is written from them. */
export const APP_FOLDER = 'src/app'
export const ROUTER_FILES = {
  routesDirectory: 'routes',
  generatedRouteTree: 'route-tree.gen.ts',
  addExtensions: true,
}
