import type { AdapterFactory } from '@latchkey/core/adapter'
import { expectTypeOf } from 'vitest'
import { solanaAdapter } from './solanaAdapter.ts'
import type { SolanaAdapter, SolanaProvider, SolanaTypes } from './types.ts'

expectTypeOf(solanaAdapter()).toEqualTypeOf<AdapterFactory<SolanaTypes, SolanaAdapter>>()

const adapter = solanaAdapter({
  rpcUrls: { '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': ['https://rpc.example.com'] },
  maxPriorityFee: 0n,
}).create

expectTypeOf<Awaited<ReturnType<ReturnType<typeof adapter>['getProvider']>>>().toEqualTypeOf<SolanaProvider>()
expectTypeOf<ReturnType<typeof adapter>['features']['transfer']>().not.toBeUndefined()

// @ts-expect-error -- lamports are bigints
solanaAdapter({ maxPriorityFee: 5 })
