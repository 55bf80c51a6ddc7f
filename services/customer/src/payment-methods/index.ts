export { dropLostMethod } from './lost-method.ts'
export { insertMethod } from './queries.ts'
