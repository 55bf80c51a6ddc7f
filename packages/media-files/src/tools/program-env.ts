/**
 * Returns the environment for programs that this process forks. Without it, under `node --watch` (script/dev), such a program reports each
 * module that it loads to its parent, among its own messages.
 */
export function programEnv(): NodeJS.ProcessEnv {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
  return env
}
