import type { ButtonMessages } from '../../Messages.ts'

/** The Hindi texts of the buttons. */
export const buttons: ButtonMessages = {
  'button.connect': 'वॉलेट कनेक्ट करें',
  'button.connecting': 'कनेक्ट हो रहा है…',
  'button.openAccount': '{name} अकाउंट खोलें',
  'button.opening': 'खुल रहा है…',
  'button.offline': 'आप ऑफ़लाइन हैं। ऑनलाइन आने पर यह खुल जाएगा।',
  'button.loadFailed': 'लोड नहीं हो सका। फिर से कोशिश हो रही है…',
  'button.reload': 'पेज फिर से लोड करें',
  'button.cancel': 'रद्द करें',
  'button.connectWith': '{wallet} कनेक्ट करें',
  'button.network': 'नेटवर्क',
  'button.chooseNetwork': 'नेटवर्क चुनें, अभी {network}',
  'button.switchNetwork': 'नेटवर्क बदलें',
  'button.unsupportedNetwork': 'असमर्थित नेटवर्क',
  'button.unknownNetwork': 'अज्ञात नेटवर्क',
}
