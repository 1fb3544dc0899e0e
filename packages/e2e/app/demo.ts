// The page of the other journeys, with a wallet of its own and a record of its faults: not every engine lets a driver install
// a wallet or read the console.
import { announceWallet, confirmSheet, createEvmWallet } from '@latchkey/testing'

const faults: string[] = []
Object.assign(globalThis, { latchkeyFaults: faults })
const toText = (value: unknown): string => (value instanceof Error ? (value.stack ?? value.message) : String(value))
for (const level of ['error', 'warn'] as const) {
  const print = console[level].bind(console)
  console[level] = (...values: unknown[]) => {
    faults.push(`console.${level} ${values.map(toText).join(' ')}`)
    print(...values)
  }
}
addEventListener('error', ({ message, error }) => faults.push(`${message} ${toText(error)}`))
addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled ${toText(reason)}`))
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  faults.push(`CSP: ${violatedDirective} ${blockedURI}`)
})

announceWallet(
  createEvmWallet({
    name: 'Demo Wallet',
    rdns: 'com.demo',
    chains: [31_337, 31_338].map((chainId) => ({ chainId, rpcUrl: `${location.origin}/rpc/${chainId}` })),
    confirm: confirmSheet(),
    storage: localStorage,
  }),
)
await import('./main.tsx')
