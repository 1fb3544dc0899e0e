import { getHistory } from './api/account/getHistory.ts'
import { getNfts } from './api/account/getNfts.ts'
import { getTokenBalances } from './api/account/getTokenBalances.ts'
import { buildSwapApproval } from './api/convert/buildSwapApproval.ts'
import { buildSwapTransaction } from './api/convert/buildSwapTransaction.ts'
import { getGasPrice } from './api/convert/getGasPrice.ts'
import { getSwapAllowance } from './api/convert/getSwapAllowance.ts'
import { getSwapQuotes } from './api/convert/getSwapQuotes.ts'
import { getSwapTokens } from './api/convert/getSwapTokens.ts'
import { createOnrampUrl } from './api/generators/createOnrampUrl.ts'
import { getImage } from './api/images/getImage.ts'
import { getIdentity } from './api/names/getIdentity.ts'
import { getNameSuggestions } from './api/names/getNameSuggestions.ts'
import { lookUpAddressNames } from './api/names/lookUpAddressNames.ts'
import { lookUpName } from './api/names/lookUpName.ts'
import { registerName } from './api/names/registerName.ts'
import { resolveOffchain } from './api/names/resolveOffchain.ts'
import { getOnrampOptions } from './api/onramp/getOnrampOptions.ts'
import { getOnrampQuote } from './api/onramp/getOnrampQuote.ts'
import { getTokenPrices } from './api/prices/getTokenPrices.ts'
import { getSupportedChains } from './api/rpc/getSupportedChains.ts'
import { sendBundlerRpc } from './api/rpc/sendBundlerRpc.ts'
import { sendChainRpc } from './api/rpc/sendChainRpc.ts'
import { getSessions } from './api/sessions/getSessions.ts'
import { revokeSession } from './api/sessions/revokeSession.ts'
import { getAssetImage, getCurrencyImage, getTokenImage, getWalletImage } from './catalogue/imageEndpoints.ts'
import { getWallets } from './catalogue/getWallets.ts'
import { getAnalyticsConfig } from './project/getAnalyticsConfig.ts'
import { getConfig } from './project/getConfig.ts'
import { getOrigins } from './project/getOrigins.ts'
import { sendEvent } from './project/sendEvent.ts'

/** Every endpoint of the cloud that apps call. */
export const endpoints = [
  getSupportedChains,
  sendChainRpc,
  sendBundlerRpc,
  getIdentity,
  getHistory,
  getTokenBalances,
  getNfts,
  getSwapQuotes,
  getSwapTokens,
  getSwapAllowance,
  getGasPrice,
  buildSwapApproval,
  buildSwapTransaction,
  getTokenPrices,
  lookUpName,
  lookUpAddressNames,
  getNameSuggestions,
  registerName,
  resolveOffchain,
  createOnrampUrl,
  getOnrampOptions,
  getOnrampQuote,
  getSessions,
  revokeSession,
  getConfig,
  getOrigins,
  getWallets,
  getWalletImage,
  getAssetImage,
  getCurrencyImage,
  getTokenImage,
  getImage,
  getAnalyticsConfig,
  sendEvent,
] as const
