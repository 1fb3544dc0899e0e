import { useSyncExternalStore } from 'react'

/** Whether the browser has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchNetwork, () => navigator.onLine)
}

function watchNetwork(onChange: () => void): () => void {
  const controller = new AbortController()
  for (const type of ['online', 'offline']) window.addEventListener(type, onChange, { signal: controller.signal })
  return () => controller.abort()
}
