export { offeredPlatforms } from './offered.ts'
export { socialLogInRoutes, takeNonce, waitingNonce } from './routes.ts'
export { prove as proveByProvider, verifyForLink, verifyForSignUp } from './service.ts'
