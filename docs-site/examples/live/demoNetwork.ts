import { defineNetwork } from '@latchkey/core/networks'
import { demoChainId, demoChainUrl } from './answerDemoChain.ts'

/** A network that exists only in this page. */
export const demoNetwork = defineNetwork({
  id: demoChainId,
  name: 'Demo network',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [demoChainUrl] } },
})
