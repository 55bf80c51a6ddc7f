/** A background task; `stop` waits for work in progress. */
export type Stoppable = { stop(): Promise<void> }
