// Compiles src/contracts/*.sol into the JSON files beside them: interface, code, and for tokens the storage with which the
// genesis block funds the accounts. Run `pnpm run contracts` after editing a contract or an account. The result is
// committed, so neither an install nor a test needs the compiler (which npx downloads here).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeAbiParameters, keccak256, namehash, numberToHex, padHex, size, stringToHex } from 'viem'
import { devAccounts, devAccountTokens } from '../src/chains/devAccounts.ts'
import { toAccountName } from '../src/chains/toAccountName.ts'
import { pastPayment } from '../src/chains/pastPayment.ts'
import { strangerAccount } from '../src/chains/strangerAccount.ts'

const compiler = 'solc 0.8.37'
const fundedTokens = ['TestDollar', 'LegacyDollar']
const genesisNames = [...fundedTokens, 'Multicall', 'NameResolver', 'SpamToken']
const awkwardPath = 'awkward/AwkwardTokens.sol'
const decimals = 6
const directory = new URL('../src/contracts/', import.meta.url)
const paths = [...genesisNames.map((name) => `${name}.sol`), awkwardPath]
const sources = Object.fromEntries(paths.map((path) => [path, readFileSync(new URL(path, directory), 'utf8')]))

const input = {
  language: 'Solidity',
  sources: Object.fromEntries(paths.map((path) => [path, { content: sources[path] }])),
  settings: {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    // Without this, the code would depend on comments and file names.
    metadata: { bytecodeHash: 'none', appendCBOR: false },
    outputSelection: {
      '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object', 'storageLayout'] },
    },
  },
}
// solcjs exits before a pipe has taken all it prints. A file takes it at once.
const folder = mkdtempSync(join(tmpdir(), 'latchkey-contracts-'))
const printedPath = join(folder, 'output.json')
const file = openSync(printedPath, 'w')
execFileSync('npx', ['--yes', '--package=solc@0.8.37', 'solcjs', '--standard-json'], {
  input: JSON.stringify(input),
  stdio: ['pipe', file, 'inherit'],
})
closeSync(file)
const printed = readFileSync(printedPath, 'utf8')
rmSync(folder, { recursive: true })
// solcjs prints a line about its solver before the JSON.
const output = JSON.parse(printed.slice(printed.indexOf('{')))
const problems = output.errors ?? []
for (const problem of problems) console.error(problem.formattedMessage)
if (problems.length > 0) process.exit(1)

const word = (value) => numberToHex(value, { size: 32 })
const mappingSlot = (address, slot) =>
  keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [address, slot]))
const nodeSlot = (node, slot) =>
  keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [node, slot]))
// Values of up to 31 bytes are in one slot, with twice their length in its last byte.
const shortBytes = (value) =>
  padHex(numberToHex(BigInt(padHex(value, { dir: 'right', size: 32 })) + BigInt(size(value) * 2)), { size: 32 })
const hash = (path) => createHash('sha256').update(sources[path]).digest('hex')
const write = (path, artifact) => writeFileSync(new URL(path, directory), `${JSON.stringify(artifact, null, 2)}\n`)

function getFunds(name, contract) {
  const slotOf = (label) => BigInt(contract.storageLayout.storage.find((entry) => entry.label === label).slot)
  const balance = BigInt(devAccountTokens) * 10n ** BigInt(decimals)
  const allowanceSlot = (owner) => mappingSlot(strangerAccount.address, BigInt(mappingSlot(owner, slotOf('allowance'))))
  return Object.fromEntries([
    [word(slotOf('totalSupply')), word(balance * BigInt(devAccounts.length))],
    ...devAccounts.map(({ address }) => [mappingSlot(address, slotOf('balanceOf')), word(balance)]),
    ...(name === 'TestDollar'
      ? [pastPayment.from, pastPayment.to].map((owner) => [allowanceSlot(owner), word(pastPayment.amount)])
      : []),
  ])
}

function getNames(contract) {
  const slotOf = (label) => BigInt(contract.storageLayout.storage.find((entry) => entry.label === label).slot)
  return Object.fromEntries(
    devAccounts.flatMap(({ address }, index) => {
      const name = toAccountName(index)
      const node = namehash(name)
      const inner = BigInt(nodeSlot(node, slotOf('addresses')))
      return [
        [keccak256(encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [60n, inner])), shortBytes(address)],
        [mappingSlot(address, slotOf('names')), shortBytes(stringToHex(name))],
        [nodeSlot(node, slotOf('isKnown')), word(1n)],
      ]
    }),
  )
}

for (const name of genesisNames) {
  const contract = output.contracts[`${name}.sol`][name]
  write(`${name}.json`, {
    contractName: name,
    compiler,
    sourceSha256: hash(`${name}.sol`),
    abi: contract.abi,
    deployedBytecode: `0x${contract.evm.deployedBytecode.object}`,
    ...(fundedTokens.includes(name) && { storage: getFunds(name, contract) }),
    ...(name === 'NameResolver' && { storage: getNames(contract) }),
  })
}

const awkward = Object.entries(output.contracts[awkwardPath]).filter(([, { evm }]) => evm.bytecode.object !== '')
write('awkward/AwkwardTokens.json', {
  compiler,
  sourceSha256: hash(awkwardPath),
  bytecodes: Object.fromEntries(awkward.map(([name, { evm }]) => [name, `0x${evm.bytecode.object}`])),
})
