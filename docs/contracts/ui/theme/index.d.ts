export { keyframes } from '@emotion/react';
export { alpha, styled, type Theme, useTheme } from '@mui/material/styles';
export * from './aranya-theme';
export * from './palette';
export { serif, theme } from './theme';
