import { useCommonText } from '@aranya/shared/languages';
import { ErrorState, PageSkeleton } from '@aranya/shared/ui/states';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { leaveRelease } from './load-expose';
import { type PageModule, pageOf } from './mounted-page';
import { RenderBoundary } from './render-boundary';
import { useExpose } from './use-expose';

interface RemoteRegionProps<Props extends object> {
  /** Name in the registry, such as `mfe-map`. */
  remote: string;
  /** Such as `./species-map`. */
  expose: string;
  props?: Props;
  /** Names the region in messages: 'this page', 'the map'. */
  label: string;
  skeleton?: ReactNode;
  /** Set if the region is the page's content: frames its messages, under a page heading. */
  page?: ComponentType<{ children: ReactNode }>;
  /** Prerendered content, shown until the remote has loaded, and if it fails. */
  kept?: ReactNode;
  /** Set if the remote was loaded before this region, and failed. */
  failure?: unknown;
}

/**
 * If the remote fails, shows the previous release; if there is none, a message with a retry button.
 */
export function RemoteRegion<Props extends object>({
  remote,
  expose,
  props,
  label,
  skeleton = <PageSkeleton />,
  page,
  kept,
  failure,
}: RemoteRegionProps<Props>) {
  const text = useCommonText();
  const Frame = page ?? Fragment;
  const titleAs = page ? 'h1' : 'p';
  const { loading, retry } = useExpose<PageModule<Props>>(remote, expose, failure);
  if (loading.state === 'loading') return kept || <Frame>{skeleton}</Frame>;
  if (loading.state === 'failed') {
    return (
      <>
        <Frame>
          <ErrorState
            title={text('We could not load {label}.', { label })}
            titleAs={kept ? 'p' : titleAs}
            onRetry={retry}
          >
            {text('Check the connection and try again.')}{' '}
            {kept
              ? text('What is here can be read, and its links lead on.')
              : text('The other parts of the site go on working.')}
          </ErrorState>
        </Frame>
        {kept}
      </>
    );
  }
  const Content = pageOf(loading.module);
  const fallBack = () => {
    const isAnother = leaveRelease(remote);
    if (isAnother) retry();
    return isAnother;
  };
  return (
    <RenderBoundary
      key={`${remote}${expose}`}
      remote={remote}
      onFailed={fallBack}
      meanwhile={<Frame>{skeleton}</Frame>}
      fallback={
        <Frame>
          <ErrorState
            title={text('Unexpected Application Error!')}
            titleAs={titleAs}
            onRetry={retry}
          >
            {text('Something in {label} went wrong. What you saved is safe.', { label })}
          </ErrorState>
        </Frame>
      }
    >
      <Content {...((props ?? {}) as Props)} />
    </RenderBoundary>
  );
}
