/** No answer came at all. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}
