/** `quintet`: the operator's command line. It works with or without a running server. */
import { quintetProgram } from './program.ts'

await quintetProgram().parseAsync()
