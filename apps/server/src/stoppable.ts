/** Something that runs in the background; `stop` waits for what is under way. */
export type Stoppable = { stop(): Promise<void> }
