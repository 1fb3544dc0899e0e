import { readFileSync } from 'node:fs'

/** Throws if a process may open fewer file descriptors than needed. */
export function assertDescriptors(needed: number): void {
  let limits = ''
  try {
    limits = readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return
  }
  const soft = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1])
  if (soft < needed)
    throw new Error(
      `This needs ${needed} file descriptors per process, but the limit is ${soft}: run "ulimit -n ${needed}" first.`,
    )
}
