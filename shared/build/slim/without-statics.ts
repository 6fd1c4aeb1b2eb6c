/**
 * In place of `hoist-non-react-statics`, in page scripts: Emotion takes it for `withTheme` alone, which neither MUI nor
 * this product calls, and it brings an old copy of `react-is`.
 */
export default <Component>(component: Component): Component => component;
