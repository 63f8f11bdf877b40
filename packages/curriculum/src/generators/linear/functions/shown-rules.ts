import type { Figure } from "@learnin/domain/question/question";
import type { Random } from "../../../random/seeded-random.ts";
import { columnOf, graphOf, type Rule, tableOf, valueAt } from "./linear-rules.ts";
import { LINEAR_SCENES } from "../linear-scenes.ts";

/** How the second function is given, and how its numbers are read. */
export interface Shown {
	told: string;
	figure?: Figure;
	rateHint: string;
	rateStep: string;
	startHint: string;
	startStep: string;
}

export type Look = "story" | "graph" | "table" | "late table";

function story(random: Random, { rate, start }: Rule): Shown {
	const scene = random.pick(LINEAR_SCENES);
	return {
		told: `Function Q: ${scene.story(rate, start)}`,
		rateHint: `In the story of Q, which number comes again with each ${scene.x}?`,
		rateStep: `Q grows by ${rate} for each ${scene.x}.`,
		startHint: "In the story of Q, what is the starting number?",
		startStep: `Q begins at ${start}.`,
	};
}

function graph(rule: Rule): Shown {
	const { rate, start } = rule;
	return {
		told: "Function Q is shown by the graph.",
		figure: graphOf(rule),
		rateHint: `In the graph of Q, go from (0, ${start}) to the other marked point. Divide the rise by the run.`,
		rateStep: `The graph of Q rises ${2 * rate} for a run of 2, so its rate of change is ${rate}.`,
		startHint: "Where does the graph of Q meet the $y$-axis?",
		startStep: `The graph of Q meets the $y$-axis at ${start}.`,
	};
}

function table(random: Random, rule: Rule, first: number): Shown {
	const xs = columnOf(random, first);
	const [x0 = 0, x1 = 1] = xs;
	const [y0, y1] = [valueAt(rule, x0), valueAt(rule, x1)];
	return {
		told: "Function Q is linear, and the table shows some of its values.",
		figure: tableOf(rule, xs),
		rateHint: `In the table of Q, $x$ goes from ${x0} to ${x1}, and $y$ from ${y0} to ${y1}. Divide the changes.`,
		rateStep: `The rate of change of Q is $${y1 - y0} \\div ${x1 - x0} = ${rule.rate}$.`,
		startHint:
			x0 === 0
				? "Which row of the table has $x = 0$?"
				: `In the table, go back from $x = ${x0}$ to $x = 0$ with the rate of change.`,
		startStep:
			x0 === 0
				? `For $x = 0$, Q is ${rule.start}.`
				: `Back to $x = 0$, Q is $${y0} - ${x0} \\times ${rule.rate} = ${rule.start}$.`,
	};
}

export function show(random: Random, look: Look, rule: Rule): Shown {
	if (look === "story") return story(random, rule);
	if (look === "graph") return graph(rule);
	return table(random, rule, look === "table" ? 0 : random.integer(1, 3));
}
