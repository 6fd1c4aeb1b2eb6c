declare module 'axios' {
    interface AxiosRequestConfig {
        authorised?: boolean;
    }
}
export declare const http: import("axios").AxiosInstance;
export declare const bearer: () => string;
