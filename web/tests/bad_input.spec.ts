// Links that lead nowhere, seats that are somebody else's, moves that are refused, connections that break: each is told
// in words, and there is a way on.
import { confirmButton, decision, standBetween, test, type Between, type Person } from './crew.ts';
import { expect } from './server.ts';
import { made } from './steps.ts';

// Alone against the game: the quickest way to a table of one's own.
async function playNow({ page }: Person): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: /play now/i })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Your actions' })).toBeVisible();
}

for (const { address, says } of [
  { address: '/#/table/zzzz', says: 'This table cannot be shown' },
  { address: '/#/replay/zzzz', says: 'This game cannot be shown' },
  { address: '/#/table/../../etc', says: 'There is nothing at this address' },
  { address: '/#/table/%3Cscript%3E', says: 'There is nothing at this address' },
  { address: '/#/replay/k7m2qx3p/-1', says: 'There is nothing at this address' },
  { address: '/#/nowhere', says: 'There is nothing at this address' },
]) {
  test(`the link ${address} says that it leads nowhere, and shows the way to the lobby`, async ({
    person,
  }) => {
    const { page } = await person('Ada');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: says })).toBeVisible();
    await page.getByRole('link', { name: 'To the lobby' }).click();
    await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
  });
}

test('a wrong code is refused where it was typed', async ({ person }) => {
  const { page } = await person('Ada');
  await page.goto('/');
  const code = page.getByRole('textbox', { name: 'Table code' });
  for (const [typed, says] of [
    ['<b>!', 'A code has letters and digits only.'],
    ['zzzzzzzz', 'There is no table with the code zzzzzzzz.'],
  ] as const) {
    await code.fill(typed);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByText(says)).toBeVisible();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
  }
});

test('a table that goes away while it is shown says so', async ({ person }) => {
  const ada = await person('Ada');
  const open = await standBetween(ada.page, {});
  await playNow(ada);
  const table = new URL(ada.page.url()).hash.replace('#/table/', '');
  const words = 'there is no such table any more';
  open.at(-1)?.send(JSON.stringify({ type: 'lost', table, words }));
  await expect(ada.page.getByRole('heading', { name: 'This table cannot be shown' })).toBeVisible();
  await expect(ada.page.getByText(words)).toBeVisible();
});

test('whoever opens the link of somebody else watches, and who has lost his seat too', async ({ person }) => {
  const ada = await person('Ada');
  const bob = await person('Bob');
  await playNow(ada);
  await expect(decision(ada).getByRole('heading', { name: 'In which sector?' })).toBeVisible();
  await bob.page.goto(ada.page.url());
  await expect(decision(bob).getByRole('heading', { name: 'You are watching' })).toBeVisible();
  await expect(decision(bob)).toContainText('Play waits for Ada');
  await expect(decision(bob)).toContainText('All seats are taken');
  await expect(decision(bob).getByRole('button')).toHaveCount(0);

  await ada.context.clearCookies();
  await ada.page.reload();
  await expect(decision(ada).getByRole('heading', { name: 'You are watching' })).toBeVisible();
});

test('a refused move leaves all as it was and names its rule, which can be read', async ({ person }) => {
  const ada = await person('Ada');
  const { page } = ada;
  await standBetween(page, {
    toServer: (message) => message.replace(/"move":"land [^"]*"/, '"move":"end_turn"'),
  });
  await playNow(ada);
  await page
    .getByRole('gridcell', { name: /legal target/ })
    .first()
    .click();
  await confirmButton(ada).click();
  const refusal = decision(ada).getByRole('alert').filter({ hasText: /\w/ }).last();
  const rule = refusal.getByRole('link');
  await expect(rule).toHaveText(/^R\d/);
  await expect(confirmButton(ada)).toBeVisible();
  const number = await rule.innerText();
  await rule.click();
  await expect(page).toHaveURL(new RegExp(`#/rules/merc/${number}$`));
  await expect(page.getByText(number, { exact: true }).first()).toBeInViewport();
});

test('a broken connection is told in words, and the page returns by itself', async ({ person }) => {
  const ada = await person('Ada');
  const { page } = ada;
  const between: Between = {};
  const open = await standBetween(page, between);
  await playNow(ada);
  const state = page.getByRole('status').filter({ hasText: 'Your game is saved' });
  between.isDown = true;
  await open.at(-1)?.close({ code: 1001 });
  await expect(state).toContainText('Reconnecting');
  await expect(page.getByRole('grid', { name: /^Map/ })).toBeVisible();
  between.isDown = false;
  await expect(state).toBeHidden();
  await page
    .getByRole('gridcell', { name: /legal target/ })
    .first()
    .click();
  await made(page, () => confirmButton(ada).click());
  await expect(page.getByRole('region', { name: 'MERC cards' })).toBeVisible();
});

test('another version of the server asks for a reload, which helps', async ({ person }) => {
  const { page } = await person('Ada');
  const between: Between = { toPage: (message) => message.replace('"protocol":1', '"protocol":2') };
  await standBetween(page, between);
  await page.goto('/');
  const state = page.getByRole('status').filter({ hasText: 'server has been upgraded' });
  await expect(state).toContainText('reload the page to go on');
  between.toPage = (message) => message;
  await state.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
  await expect(state).toBeHidden();
});
