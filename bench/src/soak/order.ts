import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { SoakOrder, SoakReport } from './messages.ts'

/** Sends an order to a load process, and returns its report. */
export async function order(child: ChildProcess, command: SoakOrder): Promise<SoakReport> {
  const aborting = new AbortController()
  const { signal } = aborting
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('A load process has exited.')
  })
  const reported = once(child, 'message', { signal })
  child.send(command)
  const [report]: SoakReport[] = await Promise.race([reported, ended])
  ended.catch(() => {})
  aborting.abort()
  if (report === undefined) throw new Error('A load process sent no report.')
  return report
}
