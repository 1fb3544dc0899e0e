import { CreateError } from '../CreateError.ts'
import type { Cloud } from './Settings.ts'

/** Parses the answer to where the cloud is: `none`, `local` or an address. */
export function parseCloud(value: string): Cloud {
  if (value === 'none' || value === 'local') return value
  const address = URL.canParse(value) ? new URL(value) : undefined
  const text = address?.href.replace(/\/$/, '')
  // A space, a line break or a comment would end the value in `.env`.
  const isPlain = address?.search === '' && address.hash === '' && address.username === '' && address.password === ''
  if (isPlain && text !== undefined && isWebAddress(text)) return text
  throw new CreateError(
    'arguments_invalid',
    `"${value}" is not the address of a cloud, such as https://cloud.example.com`,
  )
}

function isWebAddress(text: string): text is `http://${string}` | `https://${string}` {
  return text.startsWith('http://') || text.startsWith('https://')
}
