// The keyboard's place is never lost: where the element that had it goes away, the next best one gets it.
//
// Components mark where one would go on with `data-next`: "1" what confirms, "2" the first answer, "3" the question.
// Without any of them it is the screen itself.

// What a keeper needs of a page; tests give their own.
export interface Page<Element> {
  active(): Element | null; // who has the focus; null: nobody
  isUsable(element: Element): boolean; // is there, can be seen, is not switched off
  best(): Element | null;
  give(element: Element): void;
}

export class FocusKeeper<Element> {
  readonly #page: Page<Element>;
  #last: Element | null = null;
  #isLost = false;
  #byKeyboard = false;

  constructor(page: Page<Element>) {
    this.#page = page;
  }

  took(element: Element): void {
    this.#last = element;
    this.#isLost = false;
  }
  used(what: 'keyboard' | 'pointer'): void {
    this.#byKeyboard = what === 'keyboard';
  }
  // Something on the page has changed.
  look(): void {
    if (this.#page.active() !== null) return;
    if (this.#last !== null && !this.#page.isUsable(this.#last)) this.#isLost = true;
    if (this.#isLost) this.#give();
  }
  // Something was done by a shortcut: whoever had no place gets one.
  acted(): void {
    if (this.#page.active() === null) this.#isLost = true;
    this.look();
  }
  // There is something to go on with: whoever plays by keyboard is brought there.
  offer(): void {
    if (this.#byKeyboard) this.#give();
  }

  #give(): void {
    const next = this.#page.best();
    if (next !== null) this.#page.give(next);
  }
}

function visible(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}

function bestPlace(): HTMLElement | null {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-next]')].filter(visible);
  const first = marked.toSorted((a, b) => Number(a.dataset.next) - Number(b.dataset.next))[0];
  return first ?? document.querySelector<HTMLElement>('main');
}

export const keeper = new FocusKeeper<HTMLElement>({
  active() {
    const element = document.activeElement;
    return element instanceof HTMLElement && element !== document.body ? element : null;
  },
  isUsable: visible,
  best: bestPlace,
  give(element) {
    if (!element.matches('a, button, input, [tabindex]')) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  },
});

// Lets the keeper watch the page; the result ends it.
export function keepFocus(root: HTMLElement): () => void {
  const took = (event: FocusEvent) => event.target instanceof HTMLElement && keeper.took(event.target);
  const byKey = () => keeper.used('keyboard');
  const byPointer = () => keeper.used('pointer');
  const observer = new MutationObserver(() => keeper.look());
  root.addEventListener('focusin', took);
  addEventListener('keydown', byKey, true);
  addEventListener('pointerdown', byPointer, true);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'data-tab'] });
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', took);
    removeEventListener('keydown', byKey, true);
    removeEventListener('pointerdown', byPointer, true);
  };
}
