import { setLoading, useAranyaDispatch } from '@aranya/shared/session';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { BackgroundVideo } from './background-video';

export function Shell() {
  const dispatch = useAranyaDispatch();
  useEffect(() => {
    dispatch(setLoading(false));
  }, [dispatch]);
  return (
    <>
      <BackgroundVideo />
      <Outlet />
    </>
  );
}
