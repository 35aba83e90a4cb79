import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NavigationEntry } from './NavigationEntry';

const menuOf = (...paths: string[]): string => {
  const menu = paths.map((to) => ({ label: to, to }));
  return renderToStaticMarkup(
    <NavigationEntry item={{ label: 'Menu', menu }} isActive={false} isHere={false} />,
  );
};

it('Only the page above the others is set off in a menu', () => {
  expect(menuOf('/services', '/services/a', '/services/b').match(/<li data-all="true">/g)).toHaveLength(1);
  expect(menuOf('/bread', '/cakes')).not.toContain('data-all');
  expect(menuOf('/about', '/about-us/team')).not.toContain('data-all');
});
