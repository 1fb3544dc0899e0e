import type { CreateConnectorFn } from 'wagmi'
import { isFramedBy } from './isFramedBy.ts'

/** Whose frame may contain the app. Add the origin of each client that shows it. */
const hosts = [/^https:\/\/farcaster\.xyz$/]

/** Loads Farcaster's connector if a Farcaster client shows the page. `icon` is an `https:` or `data:` URL. */
export async function loadFarcasterConnectors(icon: string): Promise<readonly CreateConnectorFn[]> {
  // A client on a phone shows the page in a web view, not in a frame.
  if (!('ReactNativeWebView' in globalThis) && !isFramedBy(hosts)) return []
  const { sdk } = await import('@farcaster/miniapp-sdk')
  if (!(await sdk.isInMiniApp())) return []
  const { farcasterMiniApp } = await import('@farcaster/miniapp-wagmi-connector')
  // The client shows its splash screen until then.
  await sdk.actions.ready()
  const create = farcasterMiniApp()
  return [(config) => ({ ...create(config), icon })]
}
