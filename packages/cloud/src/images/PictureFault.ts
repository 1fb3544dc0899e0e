/** Why a picture is not shown. A label of metrics. */
export type PictureFault =
  | 'address_not_public'
  | 'answer_too_large'
  | 'host_not_found'
  | 'host_unreachable'
  | 'not_a_picture'
  | 'status'
  | 'timeout'
  | 'too_many_redirects'
  | 'url_not_allowed'
