// Compiles src/contracts/*.sol into the JSON files beside them: interface, code, and for tokens the storage with which the
// genesis block funds the accounts. Run `pnpm run contracts` after editing a contract or an account. The result is
// committed, so neither an install nor a test needs the compiler (which npx downloads here).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { concat, encodeAbiParameters, keccak256, namehash, numberToHex, padHex, size, stringToHex } from 'viem'
import { devAccounts, devAccountTokens } from '../src/chains/devAccounts.ts'
import { exchangeAddress, exchangePools, getPooled } from '../src/chains/exchangePools.ts'
import { toAccountAvatar } from '../src/chains/toAccountAvatar.ts'
import { toAccountName } from '../src/chains/toAccountName.ts'
import { pastPayment } from '../src/chains/pastPayment.ts'
import { strangerAccount } from '../src/chains/strangerAccount.ts'
import { tokenAddresses } from '../src/chains/tokenAddresses.ts'

const compiler = 'solc 0.8.37'
const fundedTokens = ['TestDollar', 'LegacyDollar']
const addresses = { TestDollar: tokenAddresses.TUSD, LegacyDollar: tokenAddresses.LUSD }
const genesisNames = [
  ...[...fundedTokens, 'Multicall', 'NameResolver', 'SpamToken', 'Pictures', 'Editions'],
  ...['GovernanceToken', 'Exchange'],
]
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
// Longer ones are in consecutive slots, which the hash of the first begins.
const toText = (slot, value) => {
  const bytes = stringToHex(value)
  if (size(bytes) < 32) return [[slot, shortBytes(bytes)]]
  const words = bytes.slice(2).match(/.{1,64}/g)
  const start = BigInt(keccak256(slot))
  return [
    [slot, word(size(bytes) * 2 + 1)],
    ...words.map((part, index) => [word(start + BigInt(index)), `0x${part.padEnd(64, '0')}`]),
  ]
}
const hash = (path) => createHash('sha256').update(sources[path]).digest('hex')
const write = (path, artifact) => writeFileSync(new URL(path, directory), `${JSON.stringify(artifact, null, 2)}\n`)

const findSlot = (contract) => (label) =>
  BigInt(contract.storageLayout.storage.find((entry) => entry.label === label).slot)

function getFunds(name, contract) {
  const slotOf = findSlot(contract)
  const balance = BigInt(devAccountTokens) * 10n ** BigInt(decimals)
  const allowanceSlot = (owner) => mappingSlot(strangerAccount.address, BigInt(mappingSlot(owner, slotOf('allowance'))))
  const pooled = getPooled(addresses[name])
  return Object.fromEntries([
    [word(slotOf('totalSupply')), word(balance * BigInt(devAccounts.length) + pooled)],
    [mappingSlot(exchangeAddress, slotOf('balanceOf')), word(pooled)],
    ...devAccounts.map(({ address }) => [mappingSlot(address, slotOf('balanceOf')), word(balance)]),
    ...(name === 'TestDollar'
      ? [pastPayment.from, pastPayment.to].map((owner) => [allowanceSlot(owner), word(pastPayment.amount)])
      : []),
  ])
}

// The exchange holds all of it.
function getGovernance(contract) {
  const slotOf = findSlot(contract)
  const supply = word(getPooled(tokenAddresses.TGOV))
  return { [word(slotOf('totalSupply'))]: supply, [mappingSlot(exchangeAddress, slotOf('balanceOf'))]: supply }
}

function getPools(contract) {
  const reserveSlot = (token, other) => mappingSlot(other, BigInt(mappingSlot(token, findSlot(contract)('reserves'))))
  return Object.fromEntries(
    exchangePools.flatMap(({ reserves, tokens: [token, other] }) => [
      [reserveSlot(token, other), word(BigInt(reserves[0]))],
      [reserveSlot(other, token), word(BigInt(reserves[1]))],
    ]),
  )
}

function getNames(contract) {
  const slotOf = findSlot(contract)
  return Object.fromEntries(
    devAccounts.flatMap(({ address }, index) => {
      const name = toAccountName(index)
      const node = namehash(name)
      const inner = BigInt(nodeSlot(node, slotOf('addresses')))
      return [
        [keccak256(encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [60n, inner])), shortBytes(address)],
        [mappingSlot(address, slotOf('names')), shortBytes(stringToHex(name))],
        [nodeSlot(node, slotOf('isKnown')), word(1n)],
        ...getAvatar(node, slotOf('texts'), toAccountAvatar(index)),
      ]
    }),
  )
}

function getAvatar(node, slot, avatar) {
  if (avatar === undefined) return []
  // The key of a mapping by text is the text itself, without its length.
  return toText(keccak256(concat([stringToHex('avatar'), nodeSlot(node, slot)])), avatar)
}

// Each account has the token with its number.
function getPictures(name, contract) {
  const slotOf = findSlot(contract)
  return Object.fromEntries(
    devAccounts.map(({ address }, index) =>
      name === 'Pictures'
        ? [nodeSlot(word(index), slotOf('owners')), padHex(address, { size: 32 }).toLowerCase()]
        : [mappingSlot(address, BigInt(nodeSlot(word(index), slotOf('balances')))), word(1n)],
    ),
  )
}

// The metadata of all editions is the same.
function getTemplate(contract) {
  const metadata = `data:application/json,{"name":"Edition","image":"${toAccountAvatar(1)}"}`
  return Object.fromEntries(toText(word(findSlot(contract)('template')), metadata))
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
    ...(name === 'GovernanceToken' && { storage: getGovernance(contract) }),
    ...(name === 'Exchange' && { storage: getPools(contract) }),
    ...(name === 'NameResolver' && { storage: getNames(contract) }),
    ...(name === 'Pictures' && { storage: getPictures(name, contract) }),
    ...(name === 'Editions' && { storage: { ...getPictures(name, contract), ...getTemplate(contract) } }),
  })
}

const awkward = Object.entries(output.contracts[awkwardPath]).filter(([, { evm }]) => evm.bytecode.object !== '')
write('awkward/AwkwardTokens.json', {
  compiler,
  sourceSha256: hash(awkwardPath),
  bytecodes: Object.fromEntries(awkward.map(([name, { evm }]) => [name, `0x${evm.bytecode.object}`])),
})
