import { readdir, readFile } from 'node:fs/promises'

/**
 * Watches the processes of browsers on Linux. The returned function describes what they have done since then, one line each: id, name,
 * state, and processor time. A browser that hangs in a loop has used a lot of it, and one that waits for ever none.
 */
export async function watchProcesses(): Promise<() => Promise<string>> {
  const before = await readProcesses()
  return async () => {
    const after = await readProcesses()
    return [...after]
      .map(([id, { name, state, ticks }]) => `${id} ${name} ${state} ${toMs(ticks - (before.get(id)?.ticks ?? 0))} ms`)
      .join('\n')
  }
}

interface BrowserProcess {
  readonly name: string
  /** As in `ps`: `R` runs, `S` and `D` wait, `T` is stopped, `Z` has ended. */
  readonly state: string
  /** Processor time, in units of 10 ms. */
  readonly ticks: number
}

const toMs = (ticks: number): number => ticks * 10

async function readProcesses(): Promise<ReadonlyMap<string, BrowserProcess>> {
  const ids = (await readdir('/proc').catch(() => [])).filter((id) => /^\d+$/.test(id))
  const found = new Map<string, BrowserProcess>()
  for (const id of ids) {
    const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
    const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(text) ?? []
    if (!/webkit|minibrowser|firefox|web content|xvfb/i.test(name)) continue
    const fields = rest.split(' ')
    found.set(id, { name, state: fields[0] ?? '', ticks: Number(fields[11]) + Number(fields[12]) })
  }
  return found
}
