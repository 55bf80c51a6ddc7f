/** The spectrum of a moment: a windowed fast Fourier transform. */

/** Returns the power of each frequency from 0 to half the sample rate; the length must be a power of two. */
export function powersOfFrame(frame: Float32Array): Float64Array {
  const size = frame.length
  const [real, imaginary] = [new Float64Array(size), new Float64Array(size)]
  for (let i = 0; i < size; i++)
    real[reversed(i, size)] = (frame[i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size))
  for (let half = 1; half < size; half *= 2) combine(real, imaginary, half)
  return Float64Array.from({ length: size / 2 }, (_, i) => (real[i] ?? 0) ** 2 + (imaginary[i] ?? 0) ** 2)
}

// Returns the bit-reversed index.
function reversed(place: number, size: number): number {
  let turned = 0
  for (let bit = 1; bit < size; bit *= 2) turned = turned * 2 + (place & bit ? 1 : 0)
  return turned
}

function combine(real: Float64Array, imaginary: Float64Array, half: number): void {
  for (let k = 0; k < half; k++) {
    const [c, s] = [Math.cos((Math.PI * k) / half), -Math.sin((Math.PI * k) / half)]
    for (let low = k; low < real.length; low += half * 2) {
      const high = low + half
      const [x, y] = [real[high] ?? 0, imaginary[high] ?? 0]
      const turnedX = x * c - y * s
      const turnedY = x * s + y * c
      real[high] = (real[low] ?? 0) - turnedX
      imaginary[high] = (imaginary[low] ?? 0) - turnedY
      real[low] = (real[low] ?? 0) + turnedX
      imaginary[low] = (imaginary[low] ?? 0) + turnedY
    }
  }
}
