import type { Brand } from '@quintet/contracts/brand'
import type { Language } from '@quintet/domain/languages'

/** What every mail about an account is written with; `origin` is where its button leads. */
export type AccountMail = { brand: Brand; language: Language; origin: string }
