/** Shortens turbo's task id: `@latchkey/core#types` becomes `core types`, `//#lint` becomes `lint`. */
export function describeTask(taskId: string): string {
  return taskId.replace('//#', '').replace('@latchkey/', '').replace('#', ' ')
}
