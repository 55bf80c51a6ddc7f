/** 16-bit WAV files. */

const HEADER_BYTES = 44
const SAMPLE_BYTES = 2

/** Returns a stereo file with room for this many samples per channel, and a view of its samples, left and right interleaved. */
export function emptyWav(length: number, rate: number): { bytes: Buffer; samples: Int16Array } {
  const header = wavHeader(length * 2 * SAMPLE_BYTES, { channels: 2, rate })
  const bytes = Buffer.concat([header], HEADER_BYTES + length * 2 * SAMPLE_BYTES)
  return { bytes, samples: new Int16Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, length * 2) }
}

/** Returns the header for this many bytes of samples. */
export function wavHeader(size: number, { channels, rate }: { channels: number; rate: number }): Buffer {
  const frameBytes = channels * SAMPLE_BYTES
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(HEADER_BYTES - 8 + size, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * frameBytes, 28)
  header.writeUInt16LE(frameBytes, 32)
  header.writeUInt16LE(SAMPLE_BYTES * 8, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(size, 40)
  return header
}
