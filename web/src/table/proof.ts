// What a check of the dice has proven, in words, and what it has not.
import type { Table } from '../link/protocol.ts';
import type { Seal } from './seals.ts';
import { checkChance, problemWords, type ChanceCheck } from './verify_chance.ts';

export type ProofStage = 'none' | 'sealed' | 'checking' | 'verified' | 'failed' | 'impossible';
export interface Claim {
  isRight: boolean;
  words: string;
}
export interface Proof {
  stage: 'verified' | 'failed';
  title: string;
  claims: Claim[];
  open: string; // what is not proven here
}

// `seal`: what this browser noted before the end. `replaySeed`: the seed that the replay begins with; null: unknown.
export async function proofOf(
  table: Table,
  seal: Seal | null,
  replaySeed: string | null,
): Promise<Proof | null> {
  const { chance } = table;
  if (chance === null) return null;
  const check = await checkChance(chance, seal?.commitment ?? table.commitment);
  const claims = claimsOf(check, seal, chance.contributions.length);
  if (replaySeed !== null && check.problem === null) {
    const isSame = replaySeed === chance.seed;
    claims.push({
      isRight: isSame,
      words: isSame ? 'The replay begins with this seed.' : 'The replay begins with another seed.',
    });
  }
  const isRight = claims.every((claim) => claim.isRight);
  return {
    stage: isRight ? 'verified' : 'failed',
    title: isRight ? titles[seal?.seen ?? 'never'] : 'The check has failed',
    claims,
    open: 'That every die and every card follows from the seed is proven by playing the game again: save the replay and let “sortie verify” do it.',
  };
}

// No more than was proven.
const titles = {
  open: 'The dice were fixed before the game began',
  running: 'The dice were fixed when you first saw the table',
  never: 'The secret, the parts and the seed fit together',
};

function claimsOf({ problem }: ChanceCheck, seal: Seal | null, parts: number): Claim[] {
  if (problem === 'form') return [{ isRight: false, words: problemWords.form }];
  const sealed: Claim =
    problem === 'commitment'
      ? { isRight: false, words: seal === null ? problemWords.commitment : brokenPromise }
      : { isRight: true, words: promiseWords(seal) };
  if (problem === 'commitment') return [sealed];
  const mixed =
    parts === 0
      ? 'The seed of all dice and cards is made from that secret; no player has added a part.'
      : `The seed of all dice and cards is mixed from that secret and ${parts === 1 ? 'the part of one player' : `the parts of ${parts} players`}.`;
  return [sealed, { isRight: problem === null, words: problem === null ? mixed : problemWords.seed }];
}

const brokenPromise =
  'The secret is not the one that was promised: this browser noted another seal before the game was over.';

function promiseWords(seal: Seal | null): string {
  if (seal === null) {
    return 'The secret fits the seal that the server shows now. This browser did not see the table before the game was over, so it cannot tell whether the same seal was shown then.';
  }
  return seal.seen === 'open'
    ? 'The secret fits the seal that this browser noted before the game began: it was fixed before anybody could know the dice.'
    : 'The secret fits the seal that this browser noted while the game ran: nothing was exchanged afterwards.';
}
