import type { WorkerPort } from './createKeeper.ts'

/** The port of a real worker. The frame makes the worker, because only it knows the address and its policy for Trusted Types. */
export function createWorkerPort(worker: Worker): WorkerPort {
  return {
    post: (message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has one page, and takes no origin.
      worker.postMessage(message)
    },
    onMessage: (listener) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        listener(data)
      })
    },
    onError: (listener) => {
      worker.addEventListener('error', listener)
      worker.addEventListener('messageerror', listener)
    },
    terminate: () => {
      worker.terminate()
    },
  }
}
