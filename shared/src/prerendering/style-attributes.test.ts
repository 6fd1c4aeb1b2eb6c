import { adoptStyleAttributes, withoutStyleAttributes } from './style-attributes';

test('moves style attributes to rules until hydration', () => {
  const { html, styles } = withoutStyleAttributes(
    '<i style="height:280px"></i><b style="height:280px"> style=&quot;color:red&quot;</b>',
  );
  expect(html).toBe(
    '<i data-style="height:280px"></i><b data-style="height:280px"> style=&quot;color:red&quot;</b>',
  );
  expect(styles).toEqual([['inline-height%3A280px', '[data-style="height:280px"]{height:280px}']]);
  const root = document.createElement('div');
  root.innerHTML = html;
  adoptStyleAttributes(root);
  expect(root.querySelector('i')?.style.height).toBe('280px');
  expect(root.querySelectorAll('[data-style]')).toHaveLength(0);
});

test('fails the build for a style that a rule cannot contain', () => {
  expect(() => withoutStyleAttributes('<i style="background:url(&quot;a&quot;)"></i>')).toThrow();
});
