/** Sets a custom state only if it changes: setting it again would recalculate the styles of the element's whole subtree. */
export function tellState(states: CustomStateSet, name: string, isSet: boolean): void {
  if (states.has(name) === isSet) return
  if (isSet) states.add(name)
  else states.delete(name)
}
