import type { FillOneQuestion } from "@learnin/domain/question/question";
import type { Hint } from "./hints.ts";
import { discreet } from "./hints.ts";
import type { Mistake } from "./mistakes.ts";
import { tellable } from "./mistakes.ts";

type Recipe = Omit<FillOneQuestion, "question_type" | "key" | "known_mistakes" | "hints"> & {
	/** The right answer as an entry. */
	right: string | number;
	hints: readonly Hint[];
	mistakes: readonly Mistake[];
	simplest?: FillOneQuestion["key"]["simplest"];
};

/** A FILL_ONE question with one number as key; mistakes that cannot be told apart are left out. */
export function fillNumber({ right, mistakes, simplest, ...rest }: Recipe): FillOneQuestion {
	return {
		...rest,
		hints: discreet(rest.hints, rest.prompt, [`${right}`]),
		question_type: "FILL_ONE",
		key: { answers: [`${right}`], ...(simplest === undefined ? {} : { simplest }) },
		known_mistakes: tellable(`${right}`, mistakes),
	};
}
