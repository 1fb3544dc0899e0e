import { decodeFunctionData, encodeFunctionData, parseAbi, type Hex } from 'viem'

/** What the genuine contracts call the chain's coin. */
export const coinAddress = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

const description =
  'struct Description { address srcToken; address dstToken; address[] srcReceivers; uint256[] srcAmounts; address[] feeReceivers; uint256[] feeAmounts; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; bytes permit; }'
const kyberAbi = parseAbi([
  description,
  'struct Execution { address callTarget; address approveTarget; bytes targetData; Description desc; bytes clientData; }',
  'function swap(Execution execution) payable returns (uint256, uint256)',
  'function swapSimpleMode(address caller, Description desc, bytes executorData, bytes clientData) returns (uint256, uint256)',
  'function swapGeneric(Execution execution) payable returns (uint256, uint256)',
])
const oneInchSwapAbi = parseAbi([
  'struct Description { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'function swap(address executor, Description desc, bytes data) payable returns (uint256, uint256)',
])
const unoswapAbi = parseAbi([
  'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex) returns (uint256)',
  'function unoswapTo(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex) returns (uint256)',
  'function ethUnoswap(uint256 minReturn, uint256 dex) payable returns (uint256)',
])
const exchangeAbi = parseAbi([
  'function swapExactTokensForTokens(address tokenIn, address tokenOut, uint256 amountIn, uint256 amountOutMin, address to, uint256 deadline)',
  'function swapExactEthForTokens(address tokenOut, uint256 amountOutMin, address to, uint256 deadline) payable',
  'function swapExactTokensForEth(address tokenIn, uint256 amountIn, uint256 amountOutMin, address to, uint256 deadline)',
])

/** The fields of a swap to encode. `null` is the chain's coin. */
export interface SwapContent {
  readonly from: Hex | null
  readonly to: Hex | null
  readonly amount: bigint
  readonly minimum: bigint
  readonly receiver: Hex
  readonly deadline?: bigint | undefined
  readonly flags?: bigint | undefined
  readonly moved?: readonly bigint[] | undefined
  readonly feeReceivers?: readonly Hex[] | undefined
  readonly permit?: Hex | undefined
}

const executor = '0x63242A4Ea82847b20E506b63B0e2e2eFF0CC6cB0'
const noise = '0xdeadbeef00112233'

function toDescription(content: SwapContent) {
  const { from, to, amount, minimum, receiver, flags = 0n, feeReceivers = [], permit = '0x' } = content
  const moved = content.moved ?? (from === null ? [] : [amount])
  return {
    srcToken: from ?? coinAddress,
    dstToken: to ?? coinAddress,
    srcReceivers: moved.map((): Hex => executor),
    srcAmounts: moved,
    feeReceivers,
    feeAmounts: feeReceivers.map(() => 1n),
    dstReceiver: receiver,
    amount,
    minReturnAmount: minimum,
    flags,
    permit,
  } as const
}

/** Encodes a swap as KyberSwap does, by viem's encoder and the published ABI. */
export function encodeKyberSwap(
  content: SwapContent,
  functionName: 'swap' | 'swapSimpleMode' | 'swapGeneric' = 'swap',
): Hex {
  const desc = toDescription(content)
  if (functionName === 'swapSimpleMode')
    return encodeFunctionData({ abi: kyberAbi, functionName, args: [executor, desc, noise, noise] })
  const execution = {
    callTarget: executor,
    approveTarget: executor,
    targetData: noise,
    desc,
    clientData: noise,
  } as const
  return encodeFunctionData({ abi: kyberAbi, functionName, args: [execution] })
}

/** Encodes a swap as 1inch does. */
export function encodeOneInch(content: SwapContent): Hex {
  const { from, to, amount, minimum, receiver, flags = 0n } = content
  const tokens = { srcToken: from ?? coinAddress, dstToken: to ?? coinAddress } as const
  const desc = {
    ...tokens,
    srcReceiver: executor,
    dstReceiver: receiver,
    amount,
    minReturnAmount: minimum,
    flags,
  } as const
  return encodeFunctionData({ abi: oneInchSwapAbi, functionName: 'swap', args: [executor, desc, noise] })
}

/** Encodes the calls of 1inch that name pools instead of the bought token. */
export function encodeUnoswaps({ from, amount, minimum, receiver }: SwapContent): readonly Hex[] {
  const [token, to, pool] = [BigInt(from ?? 0), BigInt(receiver), BigInt(executor)]
  return [
    encodeFunctionData({ abi: unoswapAbi, functionName: 'unoswap', args: [token, amount, minimum, pool] }),
    encodeFunctionData({ abi: unoswapAbi, functionName: 'unoswapTo', args: [to, token, amount, minimum, pool] }),
    encodeFunctionData({ abi: unoswapAbi, functionName: 'ethUnoswap', args: [minimum, pool] }),
  ]
}

/** Encodes a swap for the exchange on local chains. */
export function encodeExchange({ from, to, amount, minimum, receiver, deadline = 0n }: SwapContent): Hex {
  if (from === null)
    return encodeFunctionData({
      abi: exchangeAbi,
      functionName: 'swapExactEthForTokens',
      args: [to ?? coinAddress, minimum, receiver, deadline],
    })
  if (to === null)
    return encodeFunctionData({
      abi: exchangeAbi,
      functionName: 'swapExactTokensForEth',
      args: [from, amount, minimum, receiver, deadline],
    })
  return encodeFunctionData({
    abi: exchangeAbi,
    functionName: 'swapExactTokensForTokens',
    args: [from, to, amount, minimum, receiver, deadline],
  })
}

/** Reads a swap as viem's decoder does; `undefined` if it cannot be read, so that no contract can run it either. */
export function decodeSwap(data: Hex): Omit<SwapContent, 'flags' | 'feeReceivers' | 'permit' | 'deadline'> | undefined {
  try {
    if (data.startsWith('0x07ed2379')) return toContent(decodeFunctionData({ abi: oneInchSwapAbi, data }).args[1])
    const kyber = decodeFunctionData({ abi: kyberAbi, data })
    return toContent(kyber.functionName === 'swapSimpleMode' ? kyber.args[1] : kyber.args[0].desc)
  } catch {
    return undefined
  }
}

function toContent(description: {
  readonly srcToken: Hex
  readonly dstToken: Hex
  readonly dstReceiver: Hex
  readonly amount: bigint
  readonly minReturnAmount: bigint
  readonly srcAmounts?: readonly bigint[] | undefined
}): ReturnType<typeof decodeSwap> {
  const { srcToken: from, dstToken: to, dstReceiver: receiver, amount, minReturnAmount: minimum } = description
  return { from, to, receiver, amount, minimum, moved: description.srcAmounts ?? [] }
}
