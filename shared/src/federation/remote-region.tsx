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
  /** Module whose page is shown, such as `./species-map`. */
  expose: string;
  /** Props of the remote's component. */
  props?: Props;
  /** Description of the region for its messages: 'this page', 'the map'. */
  label: string;
  /** Shown while loading. */
  skeleton?: ReactNode;
  /** The region is the page's content: its messages are shown in this frame, under a page heading. */
  page?: ComponentType<{ children: ReactNode }>;
  /**
   * Prerendered content of the region. It is shown until the remote has loaded, and if it fails.
   */
  kept?: ReactNode;
  /** Reason of a failure, if the remote was loaded before this region. */
  failure?: unknown;
}

/**
 * Shows a part of the page from another remote. A skeleton is shown while it loads; if it fails,
 * the previous release; if there is none, a message with a retry button. The rest of the page
 * works.
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
