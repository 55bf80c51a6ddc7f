/** Which titles are parts of others: tracks of albums, episodes of series. */
import { placeIn } from './ascending.ts'

/** For the title at place `i`, its parts are at `places` from `from[i]` up to but not including `from[i + 1]`. */
export type Children = { from: Uint32Array; places: Int32Array }

/** Titles per step, before the event loop gets a turn. */
const STEP = 50_000

/** Groups titles by parent, in steps. A title whose parent is missing belongs to no group. */
export function* childrenOf({
  id,
  parentId,
}: {
  id: Int32Array
  parentId: Int32Array
}): Generator<void, Children> {
  const from = new Uint32Array(id.length + 1)
  const parents = new Int32Array(id.length).fill(-1)
  let [last, lastPlace] = [0, -1]
  for (let place = 0; place < id.length; place++) {
    const parent = parentId[place] ?? 0
    if (parent === 0) continue
    // Siblings were mostly imported one after the other.
    if (parent !== last) [last, lastPlace] = [parent, placeIn(id, parent)]
    parents[place] = lastPlace
    if (lastPlace !== -1) from[lastPlace + 1] = (from[lastPlace + 1] ?? 0) + 1
    if (place % STEP === 0) yield
  }
  for (let place = 0; place < id.length; place++)
    from[place + 1] = (from[place + 1] ?? 0) + (from[place] ?? 0)
  yield
  const places = new Int32Array(from[id.length] ?? 0)
  const next = from.slice()
  for (let place = 0; place < id.length; place++) {
    const parent = parents[place] ?? -1
    if (parent === -1) continue
    const at = next[parent] ?? 0
    places[at] = place
    next[parent] = at + 1
  }
  return { from, places }
}
