/** What the server tells the page. */
export const description = {
  evm: [
    {
      caipNetworkId: 'eip155:31337',
      chainId: 31337,
      name: 'Devnet One',
      rpcUrl: 'http://127.0.0.1:8545',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      tokens: [
        { address: '0x7e57D011A4000000000000000000000000000001', name: 'Test Dollar', symbol: 'TUSD', decimals: 6 },
      ],
      accounts: [
        {
          address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
          privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
        },
        {
          address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
          privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
        },
      ],
    },
    {
      caipNetworkId: 'eip155:31338',
      chainId: 31338,
      name: 'Devnet Two',
      rpcUrl: 'http://127.0.0.1:8546',
      nativeCurrency: { name: 'Dev Ether', symbol: 'DEV', decimals: 18 },
      tokens: [],
      accounts: [],
    },
  ],
  faucetUrl: 'http://127.0.0.1:8547',
  cloud: { url: 'http://127.0.0.1:8787', relayUrl: 'ws://127.0.0.1:8787/relay', projectId: 'dev' },
} as const
