// The part of cli-progress 3.12.0 that is used here; it comes without types.
declare module 'cli-progress' {
  export class SingleBar {
    constructor(options: {
      format: string
      stream?: NodeJS.WritableStream
      hideCursor?: boolean
      clearOnComplete?: boolean
    })
    start(total: number, startValue: number, payload?: Record<string, unknown>): void
    update(value: number, payload?: Record<string, unknown>): void
    setTotal(total: number): void
    stop(): void
  }
}
