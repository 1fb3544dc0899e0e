/** The IANA zones of mainland China, Hong Kong and Macau, in upper case. They change no behaviour. */
export const restrictedTimeZones = [
  'ASIA/SHANGHAI',
  'ASIA/URUMQI',
  'ASIA/CHONGQING',
  'ASIA/CHUNGKING',
  'ASIA/HARBIN',
  'ASIA/KASHGAR',
  'ASIA/HONG_KONG',
  'ASIA/MACAU',
  'ASIA/MACAO',
] as const
