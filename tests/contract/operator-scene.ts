/** What the console's routes are asked about: made anew for each call that changes something. */
import type { Product } from '@quintet/testing'

export type OperatorScene = { product: Product }

export async function setOperatorScene(product: Product): Promise<OperatorScene> {
  return { product }
}
