import { adminGetServer } from '@latchkey/protocol/operator'
import { parse } from 'valibot'
import { expect, it, onTestFinished } from 'vitest'
import { listSettings } from '../../../config/listSettings.ts'
import { readSettings } from '../../../config/readSettings.ts'
import { settingRows, upstreamRows } from '../../../config/settingRows.ts'
import type { SettingRow } from '../../../config/SettingRow.ts'
import { createTestApp } from '../../../test/createTestApp.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { operatorToken, startTestCloud } from '../../../test/startTestCloud.ts'
import { mount } from '../../mount.ts'
import { adminGetServerRoute } from './adminGetServer.ts'

it('answers the settings of the node', async () => {
  const storage = await openTestStorage()
  onTestFinished(() => storage.close())
  const cloud = await startTestCloud({ storage, environment: { LATCHKEY_DRAIN_TIME: '20' } })
  const answer = await fetch(new URL(adminGetServer.path, cloud.url), {
    headers: { authorization: `Bearer ${operatorToken}` },
  })
  const text = await answer.text()
  const { settings } = parse(adminGetServer.response, JSON.parse(text))
  const find = (name: string) => settings.find(({ variable }) => variable === name)
  expect(find('LATCHKEY_DRAIN_TIME')).toMatchObject({ value: '20', initial: '10', source: 'variable' })
  expect(find('LATCHKEY_ADMIN_TOKEN')).toMatchObject({ isSecret: true, isSet: true, value: null })
  expect(text).not.toContain(operatorToken)
})

it('answers no part of a secret of any setting, and of URLs scheme and host alone', async () => {
  const rows = Object.values<SettingRow>(settingRows)
  const chains = Object.values(upstreamRows).map(({ variable }) => variable.replace('*', 'EIP155_1'))
  const marked = [...rows.map(({ variable }) => variable), ...chains].map((name, index) => [
    name,
    `https://marked-user:marked-password@host-${index}.example/marked-path?marked=1#marked, wss://b.example/marked`,
  ])
  const secrets = rows.filter(({ isSecret }) => isSecret === true)
  const files = secrets.map(({ variable }) => [`${variable}_FILE`, `/marked/${variable}`])
  for (const environment of [Object.fromEntries(marked), Object.fromEntries([...marked, ...files])]) {
    const { settings } = readSettings({ environment: {} })
    const route = adminGetServerRoute({ settings: { ...settings, listed: listSettings({ environment, flags: {} }) } })
    const open = { project: [], projectFromAnywhere: [], public: [], operatorLogin: [], operator: () => [] }
    const app = await createTestApp({
      addRoutes: (base) => mount({ app: base, route, guards: open, checksAnswers: true }),
    })
    onTestFinished(() => app.close())
    const text = await (await fetch(new URL(adminGetServer.path, app.url))).text()
    expect(text).not.toMatch(/marked/i)
    const answer = parse(adminGetServer.response, JSON.parse(text))
    expect(answer.settings.filter(({ isSet }) => !isSet)).toEqual([])
    const shown = answer.settings.filter(({ value }) => value !== null)
    expect(shown.length).toBe(rows.length - secrets.length + 2)
    for (const { value } of shown) expect(value).toMatch(/^https:\/\/host-\d+\.example\/…, wss:\/\/b\.example\/…$/)
  }
})
