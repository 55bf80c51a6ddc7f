/** The course of the queen stage: its altitudes and gradients. */

export type Pass = { name: string; km: number; altitude: number }

type Place = { km: number; altitude: number; pass?: string }

/** From start to finish; the road climbs or falls evenly between two places. */
const PLACES: readonly Place[] = [
  { km: 0, altitude: 620 },
  { km: 6, altitude: 680 },
  { km: 18, altitude: 1420, pass: 'Kälberjoch' },
  { km: 33, altitude: 760 },
  { km: 50, altitude: 1610, pass: 'Hirtensattel' },
  { km: 66, altitude: 900 },
  { km: 82, altitude: 1890, pass: 'Grauer Pass' },
  { km: 101, altitude: 980 },
  { km: 118, altitude: 1530, pass: 'Lärchenhöhe' },
  { km: 131, altitude: 1010 },
  { km: 147, altitude: 2040, pass: 'Windscharte' },
  { km: 166, altitude: 1100 },
  { km: 181, altitude: 1720, pass: 'Glockentörl' },
  { km: 192, altitude: 1080 },
  { km: 211, altitude: 2210, pass: 'Himmelsjoch' },
]

export const STAGE_KM = 211

export const PASSES: readonly Pass[] = PLACES.flatMap(({ km, altitude, pass }) =>
  pass === undefined ? [] : [{ name: pass, km, altitude }],
)

function legAt(km: number): readonly [Place, Place] {
  const next = PLACES.findIndex((place) => place.km > km)
  const end = next === -1 ? PLACES.length - 1 : Math.max(1, next)
  const [from, to] = [PLACES[end - 1], PLACES[end]]
  if (!from || !to) throw new Error(`The stage has no kilometre ${km}.`)
  return [from, to]
}

/** Returns the altitude in metres. */
export function altitudeAt(km: number): number {
  const [from, to] = legAt(km)
  const share = Math.min(1, Math.max(0, (km - from.km) / (to.km - from.km)))
  return from.altitude + (to.altitude - from.altitude) * share
}

/** Returns the gradient in metres per metre; negative downhill. */
export function gradientAt(km: number): number {
  const [from, to] = legAt(km)
  return (to.altitude - from.altitude) / ((to.km - from.km) * 1000)
}
