import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { http } from '../api/client/http';

/** Answers of a fake service. */
export interface CallAnswer {
  status: number;
  body: unknown;
}

/**
 * Answers the calls of the API client in place of every service.
 * @param answer to the call of this address; a rejection is a network that fails
 */
export function answerCalls(
  answer: (url: string, sent: InternalAxiosRequestConfig) => Promise<CallAnswer>,
) {
  http.defaults.adapter = async (config) => {
    const { status, body } = await answer(config.url ?? '', config).catch((error: Error) => {
      throw new AxiosError(error.message, AxiosError.ERR_NETWORK, config);
    });
    const data = JSON.stringify(body);
    const response: AxiosResponse = { status, statusText: '', data, headers: {}, config };
    if (config.validateStatus?.(status)) return response;
    throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response);
  };
}
