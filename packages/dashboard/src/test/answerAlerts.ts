import {
  type AdminAlert,
  adminGetAlertSettings,
  adminListAlertDeliveries,
  adminListAlerts,
  type AlertDelivery,
  type AlertSettings,
} from '@latchkey/protocol/operator'
import { testTime } from './answerSession.ts'
import type { FakeCloud } from './createFakeCloud.ts'

/** Makes an alert as the cloud answers it. */
export function createTestAlert(parts: Partial<AdminAlert> = {}): AdminAlert {
  return {
    id: 'alert-1',
    rule: 'upstreamDown',
    project: null,
    title: 'An upstream of eip155:8453 does not answer',
    text: 'No. 2 in LATCHKEY_RPC_EIP155_8453 has not answered since 2026-11-22 11:00 UTC. Check the service, its key and its plan.',
    values: { chain: 'eip155:8453', place: 2, since: testTime },
    openedAt: testTime,
    notifiedAt: testTime,
    resolvedAt: null,
    mutedUntil: null,
    ...parts,
  }
}

/** Makes a message as the cloud answers it. */
export function createTestDelivery(parts: Partial<AlertDelivery> = {}): AlertDelivery {
  return {
    id: 'msg_1',
    event: 'opened',
    title: 'An upstream of eip155:8453 does not answer',
    channel: 'webhook',
    receiver: 'Pager',
    state: 'failed',
    tries: 8,
    createdAt: testTime,
    sentAt: null,
    nextAt: null,
    error: 'The receiver answered 500.',
    ...parts,
  }
}

/** Makes settings of alerts as the cloud answers them. */
export function createTestAlertSettings(parts: Partial<AlertSettings> = {}): AlertSettings {
  return {
    revision: 1,
    rules: {
      failureRate: { isOn: true, factor: 2 },
      originRefused: { isOn: true, requests: 50 },
      upstreamDown: { isOn: true, minutes: 2 },
      executorBalance: { isOn: false, days: 3 },
      storage: { isOn: true, percent: 85, days: 14 },
    },
    mails: ['operator@example.com'],
    webhooks: [
      {
        id: 'webhook-1',
        name: 'Pager',
        origin: 'https://hooks.example.com',
        createdAt: testTime,
        previousUntil: testTime,
      },
    ],
    hasMailer: false,
    hasStorageLimit: false,
    ...parts,
  }
}

/** Answers what the pages of alerts ask. */
export function answerAlerts(
  cloud: FakeCloud,
  parameters: {
    readonly alerts?: readonly AdminAlert[] | undefined
    readonly deliveries?: readonly AlertDelivery[] | undefined
    readonly settings?: AlertSettings | undefined
  } = {},
): void {
  const { alerts = [], deliveries = [], settings = createTestAlertSettings() } = parameters
  cloud.answer(adminListAlerts, () => ({ alerts: [...alerts] }))
  cloud.answer(adminListAlertDeliveries, () => ({ deliveries: [...deliveries] }))
  cloud.answer(adminGetAlertSettings, () => settings)
}
