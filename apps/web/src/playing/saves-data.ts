/** Whether the browser was told to save data: nothing is loaded then that nobody asked for. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
