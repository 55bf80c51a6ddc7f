export { paperNamed } from './papers.ts'
export { legalTextRoutes } from './routes.ts'
export { keepTexts, textInForce, type TextInForce } from './texts.ts'
