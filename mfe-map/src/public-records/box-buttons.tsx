import { palette, styled } from '@aranya/shared/ui/theme';
import { Surface, SurfaceButton } from '../controls/surface';
import { useText } from '../texts';

const Row = styled(Surface)({
  position: 'absolute',
  top: 12,
  right: 12,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  fontSize: '0.875rem',
  fontWeight: 600,
  '& > * + *': { borderTop: `1px solid ${palette.sandBorder}` },
});

const Button = styled(SurfaceButton)({
  paddingInline: 14,
  '&[aria-pressed="true"]': { boxShadow: `inset 4px 0 ${palette.marigold}` },
});

interface BoxButtonsProps {
  hasBox: boolean;
  isDrawing: boolean;
  onDraw: () => void;
  onView: () => void;
  onRemove: () => void;
}

export function BoxButtons({ hasBox, isDrawing, onDraw, onView, onRemove }: BoxButtonsProps) {
  const text = useText();
  return (
    <Row role="group" aria-label={text('Only records in a box')}>
      {hasBox ? (
        <Button type="button" onClick={onRemove}>
          {text('Remove the box')}
        </Button>
      ) : (
        <>
          <Button type="button" aria-pressed={isDrawing} onClick={onDraw}>
            {isDrawing ? text('Drag over the map') : text('Draw a box')}
          </Button>
          {/* Also works by keyboard. */}
          <Button type="button" onClick={onView}>
            {text('Use this view')}
          </Button>
        </>
      )}
    </Row>
  );
}
