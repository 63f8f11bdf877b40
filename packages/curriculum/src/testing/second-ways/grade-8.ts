import { isEqual } from "@learnin/domain/arithmetic/rational";
import { exact, minus, plus, times } from "../exact.ts";
import type { SecondWays } from "../second-way.ts";
import { byNumbers } from "../second-way.ts";
import { secondWays8Angles } from "./grade-8-angles.ts";
import { secondWays8Equations } from "./grade-8-equations.ts";
import { secondWays8Functions } from "./grade-8-functions.ts";
import { secondWays8Geometry } from "./grade-8-geometry.ts";
import { secondWays8Lines } from "./grade-8-lines.ts";
import { secondWays8Motions } from "./grade-8-motions.ts";
import { secondWays8Numbers } from "./grade-8-numbers.ts";
import { secondWays8Statistics } from "./grade-8-statistics.ts";

/** One second way per generator of grade 8. */
export const secondWays8: SecondWays = {
	"slope-similar-triangles": byNumbers((value, x1, y1, x2, y2) =>
		isEqual(plus(y1, times(value, minus(x2, x1))), y2),
	),
	"evaluate-rules": (question, { value }) => {
		const rule = /f\(x\) = (-?\d+)x ([+-]) (\d+)/.exec(question.prompt) ?? [];
		const at = (x: number) => Number(rule[1]) * x + (rule[2] === "-" ? -1 : 1) * Number(rule[3]);
		const output = /\$f\(x\) = (-?\d+)\$\?/.exec(question.prompt)?.[1];
		const input = /\$f\((-?\d+)\)\$/.exec(question.prompt)?.[1] ?? "0";
		if (value === null) return false;
		return output === undefined
			? isEqual(value, exact(at(Number(input))))
			: value.denominator === 1n && at(Number(value.numerator)) === Number(output);
	},
	...secondWays8Angles,
	...secondWays8Equations,
	...secondWays8Functions,
	...secondWays8Geometry,
	...secondWays8Lines,
	...secondWays8Motions,
	...secondWays8Numbers,
	...secondWays8Statistics,
};
