export declare const palette: {
    readonly forest900: '#0B2A1F';
    readonly forest700: '#14513A';
    readonly forest600: '#1B6B4A';
    readonly teal600: '#17766F';
    readonly moss200: '#C9DCC2';
    readonly paper: '#FAF8F3';
    readonly sand: '#EFE9DC';
    readonly sandBorder: '#DED5C1';
    readonly ink: '#16211C';
    readonly ink2: '#4A5A52';
    readonly marigold: '#E8A317';
    readonly error: '#B3261E';
};
export declare const plainList: {
    readonly margin: 0;
    readonly padding: 0;
    readonly listStyle: 'none';
};
