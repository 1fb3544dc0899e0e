// What the code of guides takes for granted: a part of an app, which the reader has. Each block is compiled with the names that it uses.
import { bitcoinAdapter } from '@latchkey/adapter-bitcoin'
import { eip155Adapter } from '@latchkey/adapter-eip155'
import { solanaAdapter } from '@latchkey/adapter-solana'
import { createModal, type SendCallsParameters } from '@latchkey/core'
import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import type { UseConnectReturnType, UseSendCallsReturnType } from '@latchkey/react'
import type { ReactNode } from 'react'

export { bitcoin, bitcoinAdapter, createModal, eip155Adapter, solanaAdapter }

export const networks = [mainnet] as const
export const adapters = [eip155Adapter()] as const
export const modal = createModal({
  projectId: 'my-app',
  networks: [mainnet, solana, bitcoin],
  adapters: [eip155Adapter(), solanaAdapter(), bitcoinAdapter()],
})

export declare const address: string
export declare const approval: SendCallsParameters['calls'][number]
export declare const calls: SendCallsParameters['calls']
export declare const cloud: string
export declare const connect: UseConnectReturnType['connect']
export declare const connectorId: string
export declare const deposit: SendCallsParameters['calls'][number]
export declare const hash: `0x${string}`
export declare const sendCalls: UseSendCallsReturnType['sendCalls']
export declare function show(...values: readonly unknown[]): void

/** Of wagmi, and the app's own. */
export declare function WagmiProvider(props: { readonly config: unknown; readonly children: ReactNode }): ReactNode
export declare function App(): ReactNode
export declare const wagmiConfig: unknown

/** Of Playwright. */
export declare const page: {
  getByTestId(id: string): { click(): Promise<void> }
}
export declare function expect(locator: unknown): { toHaveAttribute(name: string, value: string): Promise<void> }

/** Of Node. */
export declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
