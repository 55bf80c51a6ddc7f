export { householdRoutes } from './routes.ts'
export { createFirstProfile, profilesOf, renameFirstProfile } from './service.ts'
