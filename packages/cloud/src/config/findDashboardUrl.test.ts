import { expect, it } from 'vitest'
import { findDashboardUrl } from './findDashboardUrl.ts'
import { readSettings } from './readSettings.ts'

const find = (environment: Readonly<Record<string, string>>, ports = {}) =>
  findDashboardUrl(readSettings({ environment }).settings, ports)

it.each([
  [{}, 'http://localhost:8787'],
  [{ LATCHKEY_DASHBOARD: 'off' }, undefined],
  [{ LATCHKEY_DASHBOARD_URL: 'https://d.example.com/' }, 'https://d.example.com'],
  [{ LATCHKEY_PUBLIC_URL: 'https://cloud.example.com/path' }, 'https://cloud.example.com'],
  [{ LATCHKEY_PUBLIC_URL: 'wss://cloud.example.com' }, 'https://cloud.example.com'],
  [{ LATCHKEY_PUBLIC_URL: 'http://127.0.0.1:9000' }, 'http://localhost:9000'],
  // Browsers allow no passkeys there.
  [{ LATCHKEY_PUBLIC_URL: 'http://cloud.example.com' }, undefined],
  [{ LATCHKEY_PUBLIC_URL: 'https://203.0.113.7' }, undefined],
  // The public URL does not lead to the port for operators.
  [{ LATCHKEY_PUBLIC_URL: 'https://cloud.example.com', LATCHKEY_ADMIN_PORT: '9001' }, 'http://localhost:9001'],
  [{ LATCHKEY_ADMIN_HOST: '0.0.0.0', LATCHKEY_ADMIN_PORT: '9001' }, undefined],
])('operators of a cloud with %j log in at %s', (environment, url) => {
  expect(find(environment)).toBe(url)
})

it('knows the ports that the node has picked', () => {
  expect(find({ LATCHKEY_PORT: '0' }, { public: 4001 })).toBe('http://localhost:4001')
  expect(find({ LATCHKEY_ADMIN_PORT: '0' }, { public: 4001, admin: 4002 })).toBe('http://localhost:4002')
})

it.each([
  'http://d.example.com',
  'https://d.example.com/path',
  'https://203.0.113.7',
  'http://127.0.0.1:8787',
  'ftp://localhost',
])('refuses %s as the URL of the dashboard', (text) => {
  expect(() => find({ LATCHKEY_DASHBOARD_URL: text })).toThrow(/LATCHKEY_DASHBOARD_URL +must be an origin/)
})
