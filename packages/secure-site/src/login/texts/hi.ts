import type { LoginTexts } from './LoginTexts.ts'

/** The Hindi texts of the pages of social logins. */
export const loginTexts: LoginTexts = {
  waiting: 'एक पल',
  waitingHint: 'लॉगिन इस विंडो में खुलेगा।',
  done: 'आप लॉग इन हैं',
  doneHint: 'आप यह विंडो बंद कर सकते हैं।',
  code: 'यह कोड डालें',
  codeHint: ['इसे ', ' पर डालें, उसी विंडो में जहाँ आपने लॉगिन शुरू किया था।'],
  codeWarning: 'अगर आपने वहाँ लॉगिन खुद शुरू नहीं किया, तो यह विंडो बंद करें। कोड कभी किसी को न भेजें।',
  refused: 'लॉगिन रद्द किया गया',
  failed: 'लॉगिन विफल हुआ',
  over: 'इस लॉगिन की समय-सीमा खत्म हो गई या यह पहले ही इस्तेमाल हो चुका है',
  offline: 'वॉलेट तक नहीं पहुँचा जा सका',
  closeHint: 'यह विंडो बंद करें और फिर शुरू करें।',
}
