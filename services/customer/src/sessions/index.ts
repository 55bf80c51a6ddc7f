export { beginSession } from './begin.ts'
export { provePassword } from './prove-password.ts'
export { sessionRoutes } from './routes.ts'
