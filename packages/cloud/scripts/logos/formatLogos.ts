import { networkPictures } from '../../src/catalogue/data/generated/networkPictures.ts'
import { walletPictures } from '../../src/catalogue/data/generated/walletPictures.ts'
import { formatNotice } from '../pictures/formatNotice.ts'
import { pictureSources } from '../pictures/pictureSources.ts'
import { namespaceLogoChoices, networkLogoChoices } from './networkLogoChoices.ts'
import { walletLogoChoices } from './walletLogoChoices.ts'

/** The source of the React package's logos of networks and namespaces. */
export function formatNetworkLogos(): string {
  const entries = Object.entries(networkLogoChoices)
  const ids = [...entries.flatMap(([key, networks]) => networks.map((id) => [id, key] as const)), ...namespaces()]
  return `${formatNotice([pictureSources.icons])}
// Written by packages/cloud/scripts/writeLogos.ts from the pictures of the cloud.

/** Logos as SVG, by key. */
export const networkLogos: Readonly<Record<string, string>> = {
${entries.map(([key]) => formatEntry(key, pick(networkPictures, key))).join('')}}

/** The key of a logo by network (CAIP-2) or namespace. */
export const networkLogoKeys: Readonly<Record<string, string>> = {
${ids.map(([id, key]) => `  '${id}': '${key}',\n`).join('')}}
`
}

/** The source of core's logos of built-in wallets. */
export function formatWalletLogos(): string {
  return `${formatNotice([pictureSources.icons, pictureSources.rainbow])}
// Written by packages/cloud/scripts/writeLogos.ts from the pictures of the cloud.

/** Logos of built-in wallets as SVG, by the wallet's id. */
export const builtInLogos: Readonly<Record<string, string>> = {
${walletLogoChoices.map((id) => formatEntry(id, pick(walletPictures, id))).join('')}}
`
}

const namespaces = (): readonly (readonly [string, string])[] => Object.entries(namespaceLogoChoices)

function formatEntry(key: string, svg: string): string {
  return `  '${key}':\n    '${withoutBoxClip(svg).replaceAll("'", '&#39;')}',\n`
}

function pick(pictures: Readonly<Record<string, string>>, key: string): string {
  const svg = pictures[key]
  if (svg === undefined) throw new Error(`The cloud has no picture ${key}.`)
  return svg
}

/** Removes a clip path that only repeats the picture's own box. */
function withoutBoxClip(svg: string): string {
  const clip = /<defs><clipPath id="([^"]+)"><path (?:fill="#fff" )?d="M0 0h24v24H0z"\/><\/clipPath><\/defs>/.exec(svg)
  const id = clip?.[1]
  if (clip === null || id === undefined) return svg
  const group = `<g clip-path="url(#${id})">`
  if (svg.split(`#${id}`).length !== 2 || !svg.includes(group) || svg.split('<g').length !== 2) return svg
  return svg.replace(clip[0], '').replace(group, '').replace('</g>', '')
}
