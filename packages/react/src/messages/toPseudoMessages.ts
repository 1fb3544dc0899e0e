import { parseMessage } from './parseMessage.ts'
import type { MessageNode } from './parseMessage.ts'

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'

/** Converts a catalogue to the pseudo-language: accented, in brackets, 40 % longer. Arguments stay intact. */
export function toPseudoMessages<Key extends string>(messages: { readonly [Each in Key]: string }): {
  readonly [Each in Key]: string
} {
  const pseudo: { [Each in Key]: string } = { ...messages }
  for (const key in messages) pseudo[key] = toPseudoMessage(messages[key])
  return pseudo
}

function toPseudoMessage(message: string): string {
  const nodes = parseMessage(message) ?? [message]
  return `[${nodes.map(toText).join('')}${'~'.repeat(Math.ceil(getLength(nodes) * 0.4))}]`
}

/** The length of the longest variant. */
function getLength(nodes: readonly MessageNode[]): number {
  const lengths = nodes.map((node) => {
    if (typeof node === 'string') return node.length
    return 'branches' in node ? Math.max(...[...node.branches.values()].map(getLength)) : 0
  })
  return lengths.reduce((sum, length) => sum + length, 0)
}

function toText(node: MessageNode): string {
  if (typeof node === 'string') return node.replaceAll("'", "''").replaceAll(/[A-Za-z{}#]/g, toAccented)
  if (node.kind === 'count') return '#'
  if (node.kind === 'argument') return `{${node.name}}`
  if (!('branches' in node)) return `{${node.name}, number}`
  const branches = [...node.branches].map(([selector, nodes]) => `${selector} {${nodes.map(toText).join('')}}`)
  return `{${node.name}, ${node.kind}, ${branches.join(' ')}}`
}

function toAccented(character: string): string {
  const index = plain.indexOf(character)
  if (index >= 0) return accented[index] ?? character
  return `'${character}'`
}
