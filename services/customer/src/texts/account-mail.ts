import type { Brand } from '@quintet/contracts/brand'
import type { Language } from '@quintet/domain/basics/languages'

/** The facts of every mail about an account; `origin` is where its button leads. */
export type AccountMail = { brand: Brand; language: Language; origin: string }
