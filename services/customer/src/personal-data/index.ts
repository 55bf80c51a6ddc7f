export { customerData, eraseData } from './service.ts'
export { DATA_LINK_DAYS, dataLink } from './mailed-link.ts'
export { personalDataRoutes } from './routes.ts'
