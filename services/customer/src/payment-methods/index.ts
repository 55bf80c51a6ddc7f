export { dropLostMethod } from './lost-method.ts'
