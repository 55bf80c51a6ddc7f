/**
 * Writes src/app/route-tree.gen.ts from the files of src/app/routes, so that types can be checked without a build (which writes it too).
 */
import { Generator, getConfig } from '@tanstack/router-generator'
import { APP_FOLDER, ROUTER_FILES } from './router-files.ts'

const root = `${import.meta.dirname}/${APP_FOLDER}`
await new Generator({ config: getConfig(ROUTER_FILES, root), root }).run()
