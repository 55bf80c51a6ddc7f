export { refuseCommonPassword } from './common.ts'
export { closeResets } from './queries.ts'
export { passwordRoutes } from './routes.ts'
