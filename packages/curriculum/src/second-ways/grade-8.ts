import { isEqual } from "@learnin/domain/arithmetic/rational";
import { calculate, exact, formulasIn, minus, numbersIn, plus, times } from "./exact.ts";
import { followsRule } from "./evaluated-rules.ts";
import type { SecondWays } from "./second-way.ts";
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
	"slope-similar-triangles": (question, { value }) => {
		const { prompt } = question;
		if (value === null) return false;
		const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = numbersIn(prompt);
		// One slope: the products across are equal.
		if (prompt.includes("step triangles"))
			return prompt.includes("How far does it go to the right")
				? isEqual(times(value, b), times(a, c))
				: isEqual(times(value, a), times(b, c));
		if (prompt.includes("What is $k$"))
			return isEqual(minus(value, c), times(calculate(formulasIn(prompt)[0] ?? ""), minus(d, b)));
		return isEqual(plus(b, times(value, minus(c, a))), d);
	},
	"evaluate-rules": followsRule,
	...secondWays8Angles,
	...secondWays8Equations,
	...secondWays8Functions,
	...secondWays8Geometry,
	...secondWays8Lines,
	...secondWays8Motions,
	...secondWays8Numbers,
	...secondWays8Statistics,
};
