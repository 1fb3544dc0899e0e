import type { FeatureOptions, LocalFeatures } from '../../types/features.ts'
import { defaultFeatures } from './constants.ts'

/** The features that the app alone decides about, with the defaults filled in. */
export function resolveLocalFeatures(given: FeatureOptions = {}): LocalFeatures {
  return {
    send: given.send ?? defaultFeatures.send,
    receive: given.receive ?? defaultFeatures.receive,
    analytics: given.analytics ?? defaultFeatures.analytics,
    allWallets: given.allWallets ?? defaultFeatures.allWallets,
    legalCheckbox: given.legalCheckbox ?? defaultFeatures.legalCheckbox,
    smartSessions: given.smartSessions ?? defaultFeatures.smartSessions,
    collapseWallets: given.collapseWallets ?? defaultFeatures.collapseWallets,
    pay: given.pay ?? defaultFeatures.pay,
    connectMethodsOrder: given.connectMethodsOrder ?? defaultFeatures.connectMethodsOrder,
    walletFeaturesOrder: given.walletFeaturesOrder ?? defaultFeatures.walletFeaturesOrder,
    connectorTypeOrder: given.connectorTypeOrder ?? defaultFeatures.connectorTypeOrder,
  }
}
