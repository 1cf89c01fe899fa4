// Presses and keys may be quicker than the server: each is acted on when the table is settled after the one before it.
export class Presses {
  #last: Promise<void> = Promise.resolve();
  readonly #settled: () => Promise<void>;

  constructor(settled: () => Promise<void>) {
    this.#settled = settled;
  }
  inOrder(act: () => Promise<void> | undefined): Promise<void> {
    return (this.#last = this.#last.then(async () => {
      await this.#settled();
      await act();
    }));
  }
}
