import artifact from '../contracts/SpamToken.json' with { type: 'json' }
import type { DevnetSpam } from '../DevnetDescription.ts'

/** The token that every account receives without having asked for it. The faucet does not offer it. */
export const spamToken: { readonly token: DevnetSpam['token']; readonly code: string } = {
  token: {
    address: '0x5FA4000000000000000000000000000000000003',
    name: 'Claim 5000 USD at https://claim-usd.example',
    symbol: 'https://claim-usd.example',
    decimals: 18,
  },
  code: artifact.deployedBytecode,
}
