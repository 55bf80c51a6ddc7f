export { giftRoutes } from './routes.ts'
export { type Batch, giveBackGifts, issueGifts, listGifts, voidGifts } from './service.ts'
