export { linkMail } from './emails.ts'
export { linkedLogInRoutes } from './routes.ts'
