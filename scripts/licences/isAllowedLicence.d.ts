/** Returns whether the allowed licences satisfy an SPDX expression of AND, OR and brackets. */
export declare function isAllowedLicence(expression: string): boolean
