const { createElement, useEffect, useRef, useState } = window.React;

/** React 18 passes objects to custom elements as text, so data and events use a ref. */
function Page() {
  const map = useRef(null);
  const [theme, setTheme] = useState('light');
  const [chosen, setChosen] = useState('nothing yet');
  useEffect(() => {
    const element = map.current;
    element.data = [{ name: 'Our school', longitude: 85.8, latitude: 20.3 }];
    const choose = ({ detail }) => setChosen(detail.feature.properties.name);
    element.addEventListener('aranya-select', choose);
    return () => element.removeEventListener('aranya-select', choose);
  }, []);
  return createElement(
    'section',
    null,
    createElement(
      'p',
      null,
      `React ${window.React.version}: `,
      createElement('output', null, chosen),
    ),
    createElement('button', { type: 'button', onClick: () => setTheme('dark') }, 'By night'),
    createElement('aranya-map', { ref: map, theme, layers: '', height: '400px' }),
  );
}

window.ReactDOM.createRoot(document.getElementById('root')).render(createElement(Page));
