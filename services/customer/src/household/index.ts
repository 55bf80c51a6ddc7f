export { householdRoutes } from './routes.ts'
export { createFirstProfile, profilesOf } from './service.ts'
