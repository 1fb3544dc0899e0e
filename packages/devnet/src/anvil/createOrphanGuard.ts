import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Ends processes when this process is gone, however it ended. */
export interface OrphanGuard {
  watch(processId: number): void
  /** Ends only the guard; call it when the watched processes have ended. */
  release(): Promise<void>
}

// Collects process ids, one per line. Its input ends without a "done" only if the process at the other end dies.
const script = `pids=
while read -r line; do
  if [ "$line" = done ]; then exit 0; fi
  pids="$pids $line"
done
[ -z "$pids" ] || kill -9 $pids`

/**
 * Starts a small shell that briefly outlives this process, because nothing inside a Node process can react to its own
 * SIGKILL, and anvil does not watch its parent.
 *
 * On Windows this is not needed, because Node's children belong to a job object that ends with it.
 *
 * @param processCount how many processes it will watch. For none there is no shell: to start one keeps a large process busy for tens of
 * milliseconds.
 */
export function createOrphanGuard(processCount: number): OrphanGuard {
  if (process.platform === 'win32' || processCount === 0) return { watch() {}, release: async () => {} }

  // In its own process group; otherwise Ctrl-C in the terminal would end the guard first.
  const shell = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  const ended = once(shell, 'close').then(
    () => {},
    // There is no shell on this machine: the devnet works without the guard.
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
