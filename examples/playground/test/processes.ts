import { readFileSync, readdirSync } from 'node:fs'

/** A process of Linux. */
export interface RunningProcess {
  readonly processId: number
  readonly command: string
}

/** Returns a process and all that it has started, directly or through others. */
export function listDescendants(processId: number): readonly RunningProcess[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), readStatus(Number(name)).parent]),
  )
  const collect = (id: number): readonly number[] => [
    id,
    ...[...parents].filter(([, parent]) => parent === id).flatMap(([child]) => collect(child)),
  ]
  return collect(processId).map((id) => ({
    processId: id,
    command: readProc(id, 'cmdline').split('\0').join(' ').trim(),
  }))
}

/** Returns whether a process runs. One that has ended but that its parent has not read yet (a zombie) does not. */
export function isAlive({ processId }: RunningProcess): boolean {
  const { state } = readStatus(processId)
  return state !== undefined && state !== 'Z'
}

function readStatus(processId: number): { readonly state: string | undefined; readonly parent: number } {
  // The name, in parentheses, may hold spaces.
  const [state, parent] = readProc(processId, 'stat').split(') ').at(-1)?.split(' ') ?? []
  return { state: state === '' ? undefined : state, parent: Number(parent ?? 0) }
}

function readProc(processId: number, file: string): string {
  try {
    return readFileSync(`/proc/${processId}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
