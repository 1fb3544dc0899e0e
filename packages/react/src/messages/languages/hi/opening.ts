import { buttons } from './buttons.ts'
import type { en } from '../en/opening.ts'

/** The Hindi texts of the list of wallets, and the titles of all views. */
export const opening: { readonly [Key in keyof typeof en]: string } = {
  ...buttons,

  'common.back': 'वापस',
  'common.close': 'बंद करें',
  'common.retry': 'फिर कोशिश करें',
  'common.or': 'या',
  'common.clear': 'खोज साफ़ करें',
  'common.failed': 'कुछ गड़बड़ हुई',
  'common.failedText': 'लोड नहीं हो सका। कुछ भी खोया नहीं है।',
  'common.offline': 'आप ऑफ़लाइन हैं',
  'common.offlineText': 'ऑनलाइन आने पर अपने-आप आगे बढ़ेगा।',
  'common.theWallet': 'वॉलेट',

  'namespace.eip155': 'Ethereum',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connect.title': 'वॉलेट कनेक्ट करें',
  'connect.titleAny': 'कनेक्ट करें',
  'connect.wallets': 'वॉलेट',
  'connect.recent': 'हाल का',
  'connect.installed': 'इंस्टॉल है',
  'connect.connected': 'कनेक्टेड',
  'connect.disputed': 'नकली हो सकता है',
  'connect.qrCode': 'QR कोड',
  'connect.notInstalled': 'इंस्टॉल नहीं है',
  'connect.help': 'वॉलेट क्या है?',
  'connect.searchCount': '{count, plural, one {# वॉलेट में खोजें} other {# वॉलेट में खोजें}}',
  'connect.results': '{count, plural, =0 {कोई वॉलेट नहीं मिला} one {# वॉलेट मिला} other {# वॉलेट मिले}}',
  'connect.noResults': '“{query}” से कोई वॉलेट मेल नहीं खाता',
  'connect.noResultsText': 'वर्तनी जाँचें या कोई दूसरा वॉलेट खोजें।',
  'connect.email': 'ईमेल पता',
  'connect.emailSubmit': 'जारी रखें',
  'connect.empty': 'कोई वॉलेट नहीं मिला',
  'connect.emptyText': 'इस ब्राउज़र में अभी कोई वॉलेट नहीं है। इंस्टॉल करने पर वह यहाँ दिखेगा।',
  'connect.emptyPhoneText': 'इस ब्राउज़र में कोई वॉलेट नहीं है। यह पेज अपने वॉलेट के ब्राउज़र में खोलें।',
  'connect.legal': 'कनेक्ट करके आप {terms} और {privacy} स्वीकार करते हैं',
  'connect.legalTerms': 'कनेक्ट करके आप {terms} स्वीकार करते हैं',
  'connect.legalPrivacy': 'कनेक्ट करके आप {privacy} स्वीकार करते हैं',
  'connect.terms': 'उपयोग की शर्तें',
  'connect.privacy': 'निजता नीति',
  'connect.accept': 'मुझे {terms} और {privacy} स्वीकार हैं',
  'connect.acceptTerms': 'मुझे {terms} स्वीकार हैं',
  'connect.acceptPrivacy': 'मुझे {privacy} स्वीकार है',
  'connect.acceptFirst': 'जारी रखने के लिए शर्तें स्वीकार करें।',
  'connect.branding': 'Latchkey द्वारा संचालित',
  'connect.collapsed': 'वॉलेट से जारी रखें',
  'connect.all': 'सभी वॉलेट',

  'pairing.title': 'अपने वॉलेट से स्कैन करें',
  'pairing.titlePhone': 'अपना वॉलेट खोलें',

  'allWallets.title': 'सभी वॉलेट',

  'account.title': 'अकाउंट',

  'tokenDetails.title': 'टोकन',

  'receive.title': 'प्राप्त करें',

  'nftDetails.title': 'NFT',
  'activity.title': 'गतिविधि',

  'transaction.title': 'ट्रांज़ैक्शन',

  'profileWallets.title': 'वॉलेट',

  'networks.title': 'नेटवर्क चुनें',

  'switchNetwork.title': 'नेटवर्क बदलें',

  'switchActiveChain.title': 'नेटवर्क बदलें',

  'siwx.title': 'साइन इन करें',

  'unsupportedChain.title': 'असमर्थित नेटवर्क',

  'emailLogin.title': 'ईमेल से जारी रखें',
  'updateEmail.title': 'ईमेल पता बदलें',
  'registerName.title': 'नाम लें',
  'onRamp.title': 'खरीदें',
  'emailCode.title': 'अपने ईमेल की पुष्टि करें',
  'emailDevice.title': 'इस ब्राउज़र की पुष्टि करें',
  'approveTransaction.title': 'मंज़ूरी दें',

  'whatIsAWallet.title': 'वॉलेट क्या है?',
  'whatIsAWallet.get': 'वॉलेट लें',

  'send.title': 'भेजें',
  'swap.title': 'स्वैप करें',
  'sendToken.title': 'टोकन चुनें',
  'sendPreview.title': 'समीक्षा करें',
  'sendLookAlike.title': 'ध्यान से देखें',
}
