/** Sets a custom state where it differs: one that is set again has the styles of all that is in the element looked up anew. */
export function tellState(states: CustomStateSet, name: string, isSet: boolean): void {
  if (states.has(name) === isSet) return
  if (isSet) states.add(name)
  else states.delete(name)
}
