import { lcm, lowest, mixed, mixedParts, mixedTex as inLowestTerms, slip } from "../../../kit/index.ts";
import type { Draft, Fraction, Random, Wrong } from "../../../kit/index.ts";
import { mixedDraft, type MixedSum, mixedTex } from "./mixed-sums.ts";
import { unlikePair } from "./unlike-sums.ts";

/** Mixed numbers with unlike denominators, and the same sum over their common denominator. */
export interface UnlikeMixed {
	parts: readonly [Fraction, Fraction];
	like: MixedSum;
}

interface Range {
	isNear: boolean;
	subtracts: boolean;
	/** The fractions make a new whole, or a whole has to be broken up. */
	regroups: boolean;
	most?: number;
}

/** Numbers whose result is neither a whole number nor a fraction below one. */
export function unlikeMixedOf(random: Random, { isNear, subtracts, regroups, most = 7 }: Range) {
	const parts = unlikePair(random, isNear);
	const [one, other] = parts;
	const bottom = lcm(one.bottom, other.bottom);
	const [first, second] = parts.map(({ top, bottom: own }) => ({
		wholes: random.integer(1, most),
		top: (top * bottom) / own,
	})) as [MixedSum["first"], MixedSum["first"]];
	const crosses = subtracts ? first.top < second.top : first.top + second.top > bottom;
	const isClear = subtracts
		? first.wholes > second.wholes + (regroups ? 1 : 0)
		: first.top + second.top !== bottom;
	if (crosses !== regroups || !isClear || first.top === second.top) return undefined;
	return { parts, like: { bottom, first, second, subtracts, regroups } } satisfies UnlikeMixed;
}

/** "2\\dfrac{1}{2}", as in the task. */
export function termTex({ parts, like }: UnlikeMixed, at: 0 | 1): string {
	const { wholes } = at === 0 ? like.first : like.second;
	return mixedTex({ wholes, top: parts[at].top }, parts[at].bottom);
}

/** The task, and the term that has to be renamed for it: "2\\dfrac{1}{2} = 2\\dfrac{3}{6}". */
export function namesOf(sum: UnlikeMixed) {
	const { parts, like } = sum;
	const [one, other] = [termTex(sum, 0), termTex(sum, 1)];
	const renamed = ([0, 1] as const)
		.filter((at) => parts[at].bottom !== like.bottom)
		.map((at) => `$${termTex(sum, at)} = ${mixedTex(at === 0 ? like.first : like.second, like.bottom)}$`);
	return { task: `${one} ${like.subtracts ? "-" : "+"} ${other}`, renamed: renamed.join(" and ") };
}

function resultOf({ like: { bottom, first, second, subtracts } }: UnlikeMixed): Fraction {
	const sign = subtracts ? -1 : 1;
	return lowest((first.wholes + sign * second.wholes) * bottom + first.top + sign * second.top, bottom);
}

/** What comes of mistakes that cannot be made with like denominators. */
function wrongOfUnlike({ parts: [a, b], like }: UnlikeMixed): (Wrong | false)[] {
	const sign = like.subtracts ? -1 : 1;
	const wholes = like.first.wholes + sign * like.second.wholes;
	const to = (each: Wrong[0], top: number, bottom: number): Wrong | false =>
		top > 0 && top < bottom && wholes > 0 && [each, mixedParts(wholes, top, bottom)];
	return [
		to(
			like.subtracts ? slip.subtractedDenominators : slip.addedDenominators,
			a.top + sign * b.top,
			a.bottom + sign * b.bottom,
		),
		to(slip.keptNumerators, a.top + sign * b.top, like.bottom),
	];
}

/** A sum or difference of mixed numbers with unlike denominators. */
export function unlikeMixedDraft(random: Random, sum: UnlikeMixed): Draft {
	const { parts, like } = sum;
	const { task, renamed } = namesOf(sum);
	const draft = mixedDraft(random, like);
	const known = draft.wrong.filter((each) => each && each[0].id !== slip.addedDenominators.id);
	const { top, bottom } = resultOf(sum);
	return {
		...draft,
		prompt: draft.prompt.replace(draft.task ?? "", () => `$${task}$`),
		task: `$${task}$`,
		right: mixed(top, bottom),
		wrong: [...known.slice(0, 2), ...wrongOfUnlike(sum), ...known.slice(2)],
		hints: [
			`Look at the denominators ${parts[0].bottom} and ${parts[1].bottom}. Rename the fractions so that the parts have the same size.`,
			`${like.bottom} is a common denominator: ${renamed}.`,
			`${draft.hints[1]} ${draft.hints[2]}`,
		],
		steps: [
			`With the common denominator ${like.bottom}: ${renamed}.`,
			...draft.steps.slice(0, -1),
			`So $${task} = ${inLowestTerms({ top, bottom })}$.`,
		],
	};
}
