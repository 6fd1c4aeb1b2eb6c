import { type FieldSiteSpecies, speciesNameIn, writtenLanguage } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { Box, CloseIcon, IconButton, Typography, Written } from '@aranya/shared/ui/basics';
import { Dialog, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useEffect, useState } from 'react';
import { useText } from '../texts';
import { SpeciesName, SpeciesType } from './species-name';
import { useSpecimenPhoto } from './use-specimen-photo';

const Mount = styled('figure')({
  position: 'relative',
  margin: 0,
  padding: 16,
  backgroundColor: palette.sand,
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
});

const Strap = styled('span')({
  position: 'absolute',
  width: 64,
  height: 18,
  backgroundColor: palette.paper,
  border: `1px solid ${palette.sandBorder}`,
});

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 5',
  maxHeight: '58vh',
  objectFit: 'contain',
  backgroundColor: palette.paper,
});

interface SpecimenDialogProps {
  siteName: string;
  /** Null closes the dialog. */
  species: FieldSiteSpecies | null;
  onClose: () => void;
}

export function SpecimenDialog({ siteName, species, onClose }: SpecimenDialogProps) {
  const text = useText();
  // Kept during the closing animation, so that the content does not vanish first.
  const [last, setLast] = useState(species);
  useEffect(() => {
    if (species) setLast(species);
  }, [species]);
  const shown = species ?? last;
  return (
    <Dialog open={species !== null} onClose={onClose} maxWidth="sm" fullWidth>
      {shown && (
        <>
          <DialogTitle variant="h4" component="h2" sx={{ pr: 8 }}>
            <SpeciesName name={shown.speciesName} />
            {shown.speciesNameType && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' · '}
                <SpeciesType written={shown.speciesNameType} />
              </Box>
            )}
          </DialogTitle>
          <IconButton
            aria-label={text('Close')}
            onClick={onClose}
            sx={{ position: 'absolute', top: 12, right: 12 }}
          >
            <CloseIcon />
          </IconButton>
          <DialogContent>
            <Specimen key={shown.photoOf ?? shown.imageUri} siteName={siteName} species={shown} />
          </DialogContent>
        </>
      )}
    </Dialog>
  );
}

function Specimen({ siteName, species }: { siteName: string; species: FieldSiteSpecies }) {
  const text = useText();
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const { address, isMissing } = useSpecimenPhoto(siteName, species);
  return (
    <Mount>
      {failed || isMissing ? (
        <Typography role="alert" sx={{ py: 8, px: 2, textAlign: 'center' }}>
          {text(
            'The photo could not be loaded. Check the connection, close this window and open it again.',
          )}
        </Typography>
      ) : (
        <>
          <Picture
            // While the photo loads, its space is reserved.
            {...(address && { src: address })}
            lang={species.imageCaption ? writtenLanguage(species.imageCaption) : undefined}
            alt={
              species.imageCaption ||
              text('Photo of {species}', { species: speciesNameIn(language, species.speciesName) })
            }
            onError={() => setFailed(true)}
          />
          <Strap sx={{ top: 8, left: 'calc(50% - 32px)', transform: 'rotate(-2deg)' }} />
        </>
      )}
      <Typography component="figcaption" variant="body2" sx={{ pt: 1.5 }}>
        {species.imageCaption ? (
          <Written>{species.imageCaption}</Written>
        ) : (
          <>
            <SpeciesName name={species.speciesName} />
            {species.speciesNameType && (
              <>
                {', '}
                <SpeciesType written={species.speciesNameType} />
              </>
            )}
          </>
        )}
      </Typography>
    </Mount>
  );
}
