/** Turbo's task id in short words: `@latchkey/core#types` is `core types`, `//#lint` is `lint`. */
export function describeTask(taskId: string): string {
  return taskId.replace('//#', '').replace('@latchkey/', '').replace('#', ' ')
}
