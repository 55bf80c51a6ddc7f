export { cancelFor } from './service.ts'
export { subscriptionRoutes } from './routes.ts'
