/** The server's description of the devnet. */
export const description = {
  mail: { smtpUrl: 'smtp://127.0.0.1:1025', url: 'http://127.0.0.1:1080' },
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
      accounts: [
        {
          address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
          privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
        },
      ],
    },
  ],
  solana: {
    caipNetworkId: 'solana:DEQi7pzPcCXx9zdYyDvQ12uxgukgcwfE',
    genesisHash: 'DEQi7pzPcCXx9zdYyDvQ12uxgukgcwfE2R3vP9LDVvUT',
    name: 'Devnet Solana',
    rpcUrl: 'http://127.0.0.1:8899',
    websocketUrl: 'ws://127.0.0.1:8900',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    tokens: [
      {
        mint: 'TUf5f3mAWXBJBo9B6J4sGnRB699JB3wfERFqRqgmoCg',
        program: 'spl-token',
        name: 'Test Dollar',
        symbol: 'TUSD',
        decimals: 6,
      },
    ],
    accounts: [
      {
        address: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
        secretKey: '4Cfc4TJ6dsWwLcw8aJ5uhx7UJKPR5VGXTu2iJr5bVRoTDsxzb6qfJrzR5HNhBcwGwsXqGeHzDR3eUWLr7MRnska8',
      },
    ],
  },
  bitcoin: {
    caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    name: 'Devnet Bitcoin',
    esploraUrl: 'http://127.0.0.1:3002',
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    accounts: [
      {
        privateKey: 'cTg4nG8mNSaQr1KV1a3erZaAGk3deLnKivYnfEkKaSJrvnja6Pjd',
        addresses: {
          p2wpkh: 'bcrt1q6rz28mcfaxtmd6v789l9rrlrusdprr9pz3cppk',
          p2shP2wpkh: '2N2zyhm1cC4ZeMZ6TVZ6TW2sLkkVuPuNNGG',
          p2tr: 'bcrt1p8wpt9v4frpf3tkn0srd97pksgsxc5hs52lafxwru9kgeephvs7rqjeprhg',
        },
      },
    ],
  },
  faucetUrl: 'http://127.0.0.1:8547',
  cloud: { url: 'http://127.0.0.1:8787', relayUrl: 'ws://127.0.0.1:8787/relay', projectId: 'dev' },
} as const
