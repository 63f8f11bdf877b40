import { asClaim, ask, type Form, gcd, lowest, simplest, slip, tex, whole } from "../../../kit/index.ts";

/** Two slope triangles of one line are similar: a leg of the second one is missing. */
export const otherTriangle: Form = (random) => {
	const [run, rise] = [random.integer(1, 6), random.integer(1, 6)];
	const [first = 1, second = 2] = random.shuffle([1, 2, 3, 4, 5, 6]);
	if (run === rise || gcd(run, rise) > 1) return undefined;
	const [run1, rise1, run2, rise2] = [run * first, rise * first, run * second, rise * second];
	if (Math.min(run1, rise1, run2, rise2) < 2) return undefined;
	const asksRun = random.oneIn(2);
	const way = random.pick(["rises", "falls"]);
	const [known, right] = asksRun ? [rise2, run2] : [run2, rise2];
	const [from, to] = asksRun ? [rise1, run1] : [run1, rise1];
	const task = asksRun
		? `the run for which a line ${way} ${rise2} if it ${way} ${rise1} for a run of ${run1}`
		: `the number of units that a line ${way} for a run of ${run2} if it ${way} ${rise1} for a run of ${run1}`;
	const factor = lowest(second, first);
	return {
		prompt: random.pick([
			`Two slope triangles are drawn on the same line. The first one has a run of ${run1}, and the line ${way} ${rise1}. ${asksRun ? `In the second one, it ${way} ${rise2}. What is the run?` : `The second one has a run of ${run2}. How long is the vertical leg?`}`,
			`For a run of ${run1}, a line ${way} ${rise1} units. ${asksRun ? `For which run does it ${way.slice(0, -1)} ${rise2} units?` : `How many units does it ${way.slice(0, -1)} for a run of ${run2}?`}`,
		]),
		task,
		right: whole(right),
		wrong: [
			to + known > from && [slip.addedToBothAmounts, whole(to + known - from)],
			[slip.matchedWrongSides, simplest(known * from, to)],
			[slip.copiedTheFirst, whole(to)],
		],
		hints: [
			"The two triangles have the same angles, so they are similar.",
			`By which factor does ${from} become ${known}?`,
			`Multiply the other leg of the first triangle, ${to}, by the same factor.`,
		],
		steps: [
			`The triangles are similar. The factor is $${known} \\div ${from} = ${tex(factor)}$.`,
			`The other leg is $${to} \\times ${tex(factor)} = ${right}$.`,
			`Both triangles give the same slope, ${way === "falls" ? "negative " : ""}$${tex(lowest(rise, run))}$.`,
		],
	};
};

/** Claims about slope triangles that are similar, or are not. */
export const claimedTriangles = ask.judged(
	asClaim(
		(random) => {
			const draft = otherTriangle(random);
			return draft?.task?.startsWith("the number") ? draft : undefined;
		},
		(task, value) => {
			const [, way = "", run = "", rest = ""] =
				/that a line (\w+) for a run of (\d+) if it (.+)$/.exec(task) ?? [];
			return `A line that ${rest} ${way} ${value} for a run of ${run}.`;
		},
	),
);
