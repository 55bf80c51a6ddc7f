export { customerData } from './service.ts'
export { personalDataRoutes } from './routes.ts'
