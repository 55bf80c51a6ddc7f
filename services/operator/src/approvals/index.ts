export { countOpen } from './queries.ts'
export { approvalRoutes } from './routes.ts'
export { askSecond } from './service.ts'
