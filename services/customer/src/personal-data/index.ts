export { customerData, eraseData } from './service.ts'
export { personalDataRoutes } from './routes.ts'
