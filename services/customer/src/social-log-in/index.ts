export { socialLogInRoutes, takeNonce } from './routes.ts'
export { prove as proveByProvider } from './service.ts'
