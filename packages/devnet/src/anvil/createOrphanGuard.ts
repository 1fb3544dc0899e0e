import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Ends processes when this one is gone, however it went. */
export interface OrphanGuard {
  watch(processId: number): void
  /** Ends the guard alone: to be called when the watched processes have ended. */
  release(): Promise<void>
}

// Collects process ids, one a line. Its input ends without a "done" only when the process that holds the other end dies.
const script = `pids=
while read -r line; do
  if [ "$line" = done ]; then exit 0; fi
  pids="$pids $line"
done
[ -z "$pids" ] || kill -9 $pids`

/**
 * A shell of one megabyte that outlives this process by a moment: nothing inside a Node process can act on a SIGKILL of
 * itself, and anvil does not look after its parent.
 *
 * On Windows there is nothing to do, since Node's children belong to a job object that dies with it.
 */
export function createOrphanGuard(): OrphanGuard {
  if (process.platform === 'win32') return { watch() {}, release: async () => {} }

  // In a process group of its own, or a Ctrl-C in the terminal would end the guard first.
  const shell = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  const ended = once(shell, 'close').then(
    () => {},
    // No shell on this machine: the devnet works all the same, only unguarded.
    () => {},
  )
  shell.stdin.on('error', () => {})
  return {
    watch(processId) {
      shell.stdin.write(`${processId}\n`)
    },
    async release() {
      shell.stdin.end('done\n')
      await ended
    },
  }
}
