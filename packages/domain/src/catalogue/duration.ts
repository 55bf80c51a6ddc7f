/** Formats a running time: "1 h 42 m". @spec catalogue 5.2 */
export function formatDuration(seconds: unknown): string | null {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0) return null
  const minutes = Math.max(1, Math.round(seconds / 60))
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} m` : `${hours} h ${minutes % 60} m`
}
