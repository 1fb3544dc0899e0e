import type { AdapterFactory } from '@latchkey/core/adapter'
import type { Adapter } from '@solana/wallet-adapter-base'
import type { PhantomWalletAdapter } from '@solana/wallet-adapter-phantom'
import { VersionedTransaction } from '@solana/web3.js'
import { expectTypeOf } from 'vitest'
import { solanaAdapter } from './solanaAdapter.ts'
import type { ClassicSolanaWallet, SolanaAdapter, SolanaProvider, SolanaTypes } from './types.ts'

expectTypeOf(solanaAdapter()).toEqualTypeOf<AdapterFactory<SolanaTypes, SolanaAdapter>>()

const adapter = solanaAdapter({
  rpcUrls: { '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': ['https://rpc.example.com'] },
  maxPriorityFee: 0n,
}).create

expectTypeOf<Awaited<ReturnType<ReturnType<typeof adapter>['getProvider']>>>().toEqualTypeOf<SolanaProvider>()
expectTypeOf<ReturnType<typeof adapter>['features']['transfer']>().not.toBeUndefined()

// @ts-expect-error -- lamports are bigints
solanaAdapter({ maxPriorityFee: 5 })

// Published classic adapters are accepted without a cast.
expectTypeOf<Adapter>().toExtend<ClassicSolanaWallet>()
expectTypeOf<PhantomWalletAdapter>().toExtend<ClassicSolanaWallet>()
solanaAdapter({
  wallets: (): readonly Adapter[] => [],
  readTransaction: (bytes) => VersionedTransaction.deserialize(bytes),
})

// @ts-expect-error -- an object that cannot connect is not an adapter
solanaAdapter({ wallets: () => [{ name: 'Phantom' }] })
