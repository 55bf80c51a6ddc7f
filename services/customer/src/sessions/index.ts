export { beginSession } from './begin.ts'
export { newSecretLimits } from './limits.ts'
export { provePassword } from './prove-password.ts'
export { sessionRoutes } from './routes.ts'
