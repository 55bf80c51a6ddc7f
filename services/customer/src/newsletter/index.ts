export { askForConfirmation, endFor } from './service.ts'
export { newsletterRoutes } from './routes.ts'
