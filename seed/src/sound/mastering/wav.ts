/** Sound as a WAV file: stereo, 16 bits. */

const HEADER_BYTES = 44

/** A file with room for so many samples of both sides, and the samples in it, left and right by turns. */
export function emptyWav(length: number, rate: number): { bytes: Buffer; samples: Int16Array } {
  const bytes = Buffer.alloc(HEADER_BYTES + length * 4)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(2, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 4, 28)
  bytes.writeUInt16LE(4, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(length * 4, 40)
  return { bytes, samples: new Int16Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, length * 2) }
}
