import type { secretTexts as english } from './en.ts'

/** The Hindi texts of what shows words and keys. */
export const secretTexts: Readonly<Record<keyof typeof english, string>> = {
  words: 'रिकवरी शब्द',
  wordsHint: 'दोनों अकाउंट के लिए, ज़्यादातर वॉलेट में',
  eip155Key: 'Ethereum की कुंजी',
  eip155KeyHint: 'सिर्फ़ Ethereum अकाउंट के लिए',
  solanaKey: 'Solana की कुंजी',
  solanaKeyHint: 'सिर्फ़ Solana अकाउंट के लिए',
  warningWords: 'ये शब्द ही आपका पैसा हैं',
  warningKey: 'यह कुंजी ही आपका पैसा है',
  warningText:
    'जो भी इसे देखेगा, वह हमेशा के लिए सब कुछ ले सकता है। पक्का करें कि आप अकेले हैं और कोई कैमरा या शेयर की गई स्क्रीन इसे नहीं दिखा रही।',
  hidden: 'छिपा हुआ',
  showIn: '{seconds} से. में दिखाएँ',
  show: 'दिखाएँ',
  copy: 'कॉपी करें',
  hide: 'छिपाएँ',
  copied: 'कॉपी हो गया। यह पेज खुला रखें: यह 60 सेकंड बाद क्लिपबोर्ड साफ़ कर देगा।',
  cleared: 'क्लिपबोर्ड साफ़ कर दिया गया है।',
  copyFailed: 'यह ब्राउज़र कॉपी करने की अनुमति नहीं देता। टेक्स्ट चुनें या लिख लें।',
}
