/** What a member does at machines that are measured: mostly reads, one write in ten. */
import { listContentInfo } from '@quintet/contracts/content'
import { getMe, updateUser } from '@quintet/contracts/user'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/basics/product'
import { callerOver, programSend } from '@quintet/testing'

const ACTS = 10

/** Returns what does one member's next act at `origin`, and resolves with the reason if it fails, else with null. */
export function actsOf(origin: string, token: string, number: number): () => Promise<string | null> {
  const call = callerOver(programSend(origin, { authorization: `Bearer ${token}` }))
  const read = [
    () => call(listContentInfo, { params: { productId: DEFAULT_PRODUCT_ID }, query: {} }),
    () => call(getMe),
  ] as const
  let turn = 0
  return () => {
    const isWrite = ++turn % ACTS === 0
    const act = isWrite
      ? call(updateUser, { body: { firstName: `Name ${number}` } })
      : read[turn % 2 === 0 ? 0 : 1]()
    return act.then(
      ({ problem, status }) => problem?.code ?? (status === 200 ? null : String(status)),
      String,
    )
  }
}
