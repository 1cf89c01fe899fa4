// Taking a move back and what stops it; letting a bot play for a while; giving a seat up for good.
import {
  begin,
  confirm,
  decision,
  expectTurnOf,
  isAwaited,
  join,
  openForPeople,
  takeHint,
  test,
} from './crew.ts';
import { expect } from './server.ts';

test('a move that showed cards stays made, and the refusal says why, also to one who waits', async ({
  person,
}) => {
  const ada = await person('Ada');
  const oskar = await person('Oskar');
  const code = await openForPeople(ada, 1);
  await join(oskar, code, 'Dictator');
  await begin(ada, oskar);
  const refusal = decision(ada).getByRole('alert').filter({ hasText: 'your last move cannot be taken back' });
  const undo = decision(ada).getByRole('button', { name: /^Undo/ });
  await ada.page
    .getByRole('gridcell', { name: /legal target/ })
    .first()
    .click();
  await confirm(ada);
  await undo.click();
  await expect(refusal).toContainText(/cannot be taken back: \w+/);
  while ((await isAwaited(ada)) && !(await isAwaited(oskar))) await takeHint(ada);
  await expectTurnOf(oskar, ada);
  await undo.click();
  await expect(refusal).toContainText(/cannot be taken back: \w+/);
});

test('a bot plays for whoever leaves until he returns, and to the end for whoever resigns', async ({
  person,
}) => {
  const ada = await person('Ada');
  const oskar = await person('Oskar');
  const code = await openForPeople(ada, 1);
  await join(oskar, code, 'Dictator');
  await begin(ada, oskar);
  const atTable = oskar.page.getByRole('region', { name: 'At the table' });
  const leave = async () => decision(ada).getByText('Leave the game').click();

  await leave();
  await decision(ada).getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(decision(ada).getByRole('heading', { name: 'A bot plays for you' })).toBeVisible();
  await expect(atTable).toContainText('away; a bot plays until the return');
  await expect(oskar.page).toHaveTitle(/^Your turn/); // the bot has landed and hired
  await decision(ada).getByRole('button', { name: 'Take your seat back' }).click();
  await expectTurnOf(oskar, ada);
  await expect(atTable).not.toContainText('away');

  await leave();
  await decision(ada).getByRole('button', { name: 'Resign' }).click();
  await decision(ada).getByRole('button', { name: 'No, stay' }).click();
  await expect(decision(ada).getByRole('heading', { name: 'Waiting for Oskar' })).toBeVisible();
  await decision(ada).getByRole('button', { name: 'Resign' }).click();
  await decision(ada).getByRole('button', { name: 'Yes, resign' }).click();
  await expect(decision(ada).getByRole('heading', { name: 'You have resigned' })).toBeVisible();
  await expect(atTable).toContainText('has resigned; a bot plays on');
});
