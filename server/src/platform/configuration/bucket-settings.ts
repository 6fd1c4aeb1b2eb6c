/** Where a bucket is. Its keys are not here: the client takes them from the environment. */
export interface BucketSettings {
  name: string;
  /** Folder inside the bucket, without slashes at its ends; empty for the whole bucket. */
  prefix: string;
  /** Address of the service; null for Amazon's own. */
  endpoint: string | null;
  region: string;
  /** True where the bucket's name is part of the path and not of the host name. */
  pathStyle: boolean;
}
