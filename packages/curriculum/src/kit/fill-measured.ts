import type { BlankKey, FillOneQuestion } from "@learnin/domain/question/question";
import type { Hint } from "./hints.ts";
import { discreet } from "./hints.ts";
import type { Mistake } from "./mistakes.ts";
import { tellable } from "./mistakes.ts";

type Recipe = Omit<FillOneQuestion, "question_type" | "key" | "known_mistakes" | "hints"> & {
	/** The right answer as an entry. */
	right: string | number;
	hints: readonly Hint[];
	mistakes: readonly Mistake[];
	/** Largest accepted distance: half a step where the answer is rounded. */
	tolerance?: string;
	pi?: NonNullable<BlankKey["pi"]>;
};

/** A FILL_ONE question about a rounded number or one with pi; mistakes too near to the key or to each other are left out. */
export function fillMeasured({ right, mistakes, tolerance, pi, ...rest }: Recipe): FillOneQuestion {
	const key = Number(right);
	// Another value of pi is told as such and is no mistake.
	const near_key = [key, ...(pi === "multiple" ? [key * Math.PI] : [])];
	const apart = (a: number, b: number, least: number) => Math.abs(a - b) > least;
	const kept: number[] = [];
	const told = tellable(`${right}`, mistakes).filter(({ answer }) => {
		const wrong = Number(answer);
		const is_told =
			near_key.every((value) =>
				apart(wrong, value, Math.max(2 * Number(tolerance ?? 0), Math.abs(value) * 0.002)),
			) && kept.every((other) => apart(wrong, other, 2 * Number(tolerance ?? 0)));
		if (is_told) kept.push(wrong);
		return is_told;
	});
	return {
		...rest,
		hints: discreet(rest.hints, rest.prompt, [`${right}`]),
		question_type: "FILL_ONE",
		key: {
			answers: [`${right}`],
			...(tolerance === undefined ? {} : { tolerance }),
			...(pi === undefined ? {} : { pi }),
		},
		known_mistakes: told,
	};
}
