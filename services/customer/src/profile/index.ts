export { profileRoutes } from './routes.ts'
export { userOf } from './service.ts'
