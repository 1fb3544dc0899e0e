/** The processor time of this process in ms, which does not depend on other processes. */
export function readProcessorTime(): number {
  const { system, user } = process.cpuUsage()
  return (user + system) / 1000
}
