// The entry of the worker. It is one file: the frame's policy names its address and nothing else.
import { serveVault } from './serveVault.ts'

serveVault({
  onMessage: (listener) => {
    self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      listener(data)
    })
  },
  post: (answer) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has one page, and takes no origin.
    self.postMessage(answer)
  },
  end: () => {
    self.close()
  },
  setTimer: (callback, delay) => {
    const timer = setTimeout(callback, delay)
    return () => {
      clearTimeout(timer)
    }
  },
})
