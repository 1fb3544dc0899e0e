import { expect, it } from 'vitest'
import { testTime } from '../../test/answerSession.ts'
import { toCsv } from './toCsv.ts'

it('quotes cells, and makes no formula of what others wrote', () => {
  const text = toCsv([
    {
      seq: 1,
      time: testTime,
      actor: '=HYPERLINK("https://evil.example")',
      action: 'project.update',
      object: 'project:shop',
      before: null,
      after: { name: 'A, "B"' },
      address: null,
      reason: 'line\nbreak',
      requestId: '-1',
    },
  ])
  expect(text.split('\r\n')).toEqual([
    'seq,time,actor,action,object,reason,address,requestId,before,after',
    `1,2026-11-22T12:00:00.000Z,"'=HYPERLINK(""https://evil.example"")",project.update,project:shop,"line\nbreak",,'-1,,"{""name"":""A, \\""B\\""""}"`,
    '',
  ])
})
