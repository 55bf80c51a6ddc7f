export { refuseCommonPassword } from './common.ts'
export { passwordRoutes } from './routes.ts'
