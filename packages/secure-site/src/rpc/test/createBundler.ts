import { userOperationSchema, type UserOperation } from '@latchkey/protocol/embedded'
import { parse } from 'valibot'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  http,
  parseEventLogs,
  type PrivateKeyAccount,
  type PublicClient,
  toHex,
} from 'viem'
import { entryPoint08Abi, getUserOperationHash, toPackedUserOperation } from 'viem/account-abstraction'
import { anvil } from 'viem/chains'
import { FrameFailure } from '../../session/FrameFailure.ts'
import { smartContracts } from '../../vault/sign/networks.ts'
import type { Sponsorship } from '../smart/SmartPort.ts'
import type { Answers } from './setUpRpc.ts'

/** A bundler and a sponsor over the contract of the wire, whose operations happen on a real chain, paid by `executor`. */
export function createBundler(
  rpcUrl: string,
  executor: PrivateKeyAccount,
): {
  readonly answers: Answers
  readonly client: PublicClient
  readonly sponsor: (asked: { readonly operation: object }) => Promise<Sponsorship>
} {
  const transport = http(rpcUrl)
  const client = createPublicClient({ chain: anvil, transport, pollingInterval: 20 })
  const wallet = createWalletClient({ account: executor, chain: anvil, transport })
  const transactions = new Map<string, Hex>()
  const cost = {
    callGasLimit: toHex(300_000n),
    verificationGasLimit: toHex(150_000n),
    preVerificationGas: '0x0',
    maxFeePerGas: '0x0',
    maxPriorityFeePerGas: '0x0',
  } as const

  const send = async (operation: UserOperation): Promise<Hex> => {
    const hash = hashOperation(operation)
    const { eip7702Auth } = operation
    const transaction = await wallet.sendTransaction({
      to: smartContracts.entryPoint,
      data: encodeFunctionData({
        abi: entryPoint08Abi,
        functionName: 'handleOps',
        args: [[toPackedUserOperation(toViem(operation))], executor.address],
      }),
      gas: 1_000_000n,
      ...(eip7702Auth && {
        authorizationList: [
          {
            address: toTyped(eip7702Auth.address),
            chainId: Number(eip7702Auth.chainId),
            nonce: Number(eip7702Auth.nonce),
            r: toTyped(eip7702Auth.r),
            s: toTyped(eip7702Auth.s),
            yParity: Number(eip7702Auth.yParity),
          },
        ],
      }),
    })
    transactions.set(hash, transaction)
    return hash
  }

  const answers: Answers = {
    eth_sendUserOperation: async ([operation, entryPoint]) => {
      if (entryPoint !== smartContracts.entryPoint) throw new FrameFailure('rpc.failed', 'another entry point')
      return send(parse(userOperationSchema, operation))
    },
    eth_getUserOperationByHash: ([hash]) => (transactions.has(String(hash)) ? { userOperation: {} } : null),
    eth_getUserOperationReceipt: async ([hash]) => {
      const transaction = transactions.get(String(hash))
      const receipt =
        transaction === undefined
          ? undefined
          : await client.getTransactionReceipt({ hash: transaction }).catch(() => undefined)
      if (receipt === undefined) return null
      const events = parseEventLogs({ abi: entryPoint08Abi, logs: receipt.logs })
      const event = events.find(({ args, eventName }) => eventName === 'UserOperationEvent' && args.userOpHash === hash)
      const { transactionHash, blockHash, blockNumber, gasUsed } = receipt
      const isDone = event?.eventName === 'UserOperationEvent' && event.args.success
      return {
        userOpHash: hash,
        success: isDone,
        logs: receipt.logs.filter(({ address }) => address.toLowerCase() !== smartContracts.entryPoint),
        receipt: {
          transactionHash,
          blockHash,
          blockNumber: toHex(blockNumber),
          gasUsed: toHex(gasUsed),
          status: '0x1',
        },
      }
    },
  }
  return {
    answers,
    client,
    sponsor: async ({ operation }) => ({
      status: 'sponsored',
      cost,
      operationHash: hashOperation(parse(userOperationSchema, { ...operation, ...cost, signature: '0x' })),
      expiresIn: 120,
    }),
  }
}

/** As viem hashes it: nothing here is shared with the worker. */
function hashOperation(operation: UserOperation): Hex {
  return getUserOperationHash({
    chainId: anvil.id,
    entryPointAddress: smartContracts.entryPoint,
    entryPointVersion: '0.8',
    userOperation: toViem(operation),
  })
}

function toViem(operation: UserOperation) {
  const { callData, factory, sender, signature } = operation
  const authorization = {
    address: smartContracts.implementation,
    chainId: anvil.id,
    nonce: 0,
    r: '0x0',
    s: '0x0',
    yParity: 0,
  } as const
  return {
    sender: toTyped(sender),
    nonce: BigInt(operation.nonce),
    callData: toTyped(callData),
    callGasLimit: BigInt(operation.callGasLimit),
    verificationGasLimit: BigInt(operation.verificationGasLimit),
    preVerificationGas: hexToBigInt(toTyped(operation.preVerificationGas)),
    maxFeePerGas: BigInt(operation.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(operation.maxPriorityFeePerGas),
    signature: toTyped(signature),
    ...(factory === undefined ? {} : { factory: toTyped(factory), factoryData: '0x' as const, authorization }),
  }
}

function toTyped(text: string): Hex {
  return `0x${text.slice(2)}`
}
