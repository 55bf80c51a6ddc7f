export { profileRoutes } from './routes.ts'
export { hasNewsletter, userOf } from './service.ts'
