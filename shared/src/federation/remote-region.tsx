import { useCommonText } from '@aranya/shared/languages';
import { ErrorState, PageSkeleton } from '@aranya/shared/ui/states';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { leaveRelease } from './load-expose';
import { RenderBoundary } from './render-boundary';
import { useExpose } from './use-expose';

interface RemoteRegionProps<Props extends object> {
  /** Name in the registry, such as `mfe-map`. */
  remote: string;
  /** Module whose default export is rendered, such as `./species-map`. */
  expose: string;
  /** Props of the remote's component. */
  props?: Props;
  /** What the region is to a person, for its messages: 'this page', 'the map'. */
  label: string;
  /** Shown until the remote is here. */
  skeleton?: ReactNode;
  /** The region is the page's content: its messages are shown in this frame, under a page heading. */
  page?: ComponentType<{ children: ReactNode }>;
  /**
   * What the region showed before any script had come. It stays until the remote is here, and where it
   * does not come, so that it can be read.
   */
  kept?: ReactNode;
  /** Why the remote did not come, where somebody waited for it before this region. */
  failure?: unknown;
}

/**
 * A part of the page that another deployable fills. While it loads there is a skeleton; where it
 * fails, the release before it; where there is none, a message with a button that really fetches again. The
 * rest of the page stays usable.
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
  const { loading, retry } = useExpose<{ default: ComponentType<Props> }>(remote, expose, failure);
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
  const Content = loading.module.default;
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
