/** The ms that the processor has worked for this process: what a search costs, however many others want to run. */
export function readProcessorTime(): number {
  const { system, user } = process.cpuUsage()
  return (user + system) / 1000
}
