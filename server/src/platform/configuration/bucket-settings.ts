/** Location of a bucket. Its keys are not here: the client reads them from the environment. */
export interface BucketSettings {
  name: string;
  /** Folder inside the bucket, without slashes at its ends; empty for the whole bucket. */
  prefix: string;
  /** Address of the service; null for Amazon's own. */
  endpoint: string | null;
  region: string;
  /** True when the bucket's name is in the path instead of the host name. */
  pathStyle: boolean;
}
