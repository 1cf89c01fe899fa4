// Whether the dice of a game were fair, checked by the player's own browser: table/chance.h in its terms.
//
//     commitment = SHA-256("sortie commitment 1\n" TABLE "\n" SECRET "\n")
//     seed       = SHA-256("sortie seed 1\n" TABLE "\n" SECRET "\n" and for each seat that added a part, lowest first:
//                          SEAT " " PART "\n")
//
// SEAT is counted from one there and from zero in what the server sends. Nothing here believes the server: the
// commitment that is compared is the one that the table showed before the game began, if the caller still has it.
import type { Chance } from '../link/protocol.ts';

export interface ChanceCheck {
  commitment: string; // as computed from the secret
  seed: string; // as mixed from the secret and the parts
  problem: 'commitment' | 'seed' | 'form' | null; // what is wrong; null: nothing
}

const hexadecimal = /^[0-9a-f]*$/;
const digestDigits = 64;

// `shown`: the commitment that was published before; the one in `chance` if the caller has none.
export async function checkChance(chance: Chance, shown: string | null = null): Promise<ChanceCheck> {
  const { table, secret } = chance;
  const parts = [...chance.contributions].sort((one, other) => one.seat - other.seat);
  const commitment = await sha256(`sortie commitment 1\n${table}\n${secret}\n`);
  const seed = await sha256(
    `sortie seed 1\n${table}\n${secret}\n${parts.map(({ seat, digits }) => `${seat + 1} ${digits}\n`).join('')}`,
  );
  return { commitment, seed, problem: problemOf() };

  function problemOf(): ChanceCheck['problem'] {
    const isWellFormed = [secret, chance.seed, ...parts.map(({ digits }) => digits)].every((digits) => {
      return digits.length <= digestDigits && hexadecimal.test(digits);
    });
    if (!isWellFormed || secret.length !== digestDigits) return 'form';
    if (commitment !== chance.commitment || (shown !== null && commitment !== shown)) return 'commitment';
    return seed === chance.seed ? null : 'seed';
  }
}

export const problemWords: Record<NonNullable<ChanceCheck['problem']>, string> = {
  form: 'The values are not written as the rules of the check want them.',
  commitment: 'The secret is not the one that the server had sealed before the game.',
  seed: 'The seed is not mixed from the secret and the parts of the players.',
};

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
